BEGIN TRANSACTION;
CREATE TABLE chat (
        id INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL,
        at INTEGER NOT NULL,
        name TEXT NOT NULL,
        seat INTEGER,
        text TEXT,
        phrase TEXT,
        command TEXT NOT NULL
    );
INSERT INTO "chat" VALUES(1,'z2T6MKkZpo7rGRQf',1800000000000,'Ana',0,'Good luck!',NULL,'p_A3X1_nitNbdepNpV:Ana-3');
INSERT INTO "chat" VALUES(2,'QlBJyVsWAGcWibhE',1800000001193,'Thrifty',2,NULL,'good_luck','bot 2:8');
CREATE TABLE entries (
        place INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL,
        version INTEGER NOT NULL,
        at INTEGER NOT NULL,
        command TEXT,
        body TEXT NOT NULL
    );
INSERT INTO "entries" VALUES(1,'z2T6MKkZpo7rGRQf',1,1800000000000,'p_A3X1_nitNbdepNpV:Ana-1','{"entry":"opened","terms":{"edition":"koehandel","variants":[],"house_rules":{"family_size":2,"opening_deal":4,"lot_size":3},"seats":[null,null,null],"first":0,"hammer":"fast","thinking":"normal","public":true,"spectators":true,"banter":true},"host":"p_A3X1_nitNbdepNpV","chairs":[{"kind":"person","player":"p_A3X1_nitNbdepNpV","name":"Ana"},{},{}],"starts_with":[]}');
INSERT INTO "entries" VALUES(2,'z2T6MKkZpo7rGRQf',2,1800000000000,NULL,'{"entry":"arranged","terms":{"edition":"koehandel","variants":[],"house_rules":{"family_size":2,"opening_deal":4,"lot_size":3},"seats":[null,null,null],"first":0,"hammer":"fast","thinking":"normal","public":true,"spectators":true,"banter":true},"host":"p_A3X1_nitNbdepNpV","chairs":[{"kind":"person","player":"p_A3X1_nitNbdepNpV","name":"Ana"},{"kind":"person","player":"p_EngEbLh_rv2cLNPM","name":"Ben"},{}]}');
INSERT INTO "entries" VALUES(3,'z2T6MKkZpo7rGRQf',3,1800000000000,NULL,'{"entry":"arranged","terms":{"edition":"koehandel","variants":[],"house_rules":{"family_size":2,"opening_deal":4,"lot_size":3},"seats":[null,null,null],"first":0,"hammer":"fast","thinking":"normal","public":true,"spectators":true,"banter":true},"host":"p_A3X1_nitNbdepNpV","chairs":[{"kind":"person","player":"p_A3X1_nitNbdepNpV","name":"Ana"},{"kind":"person","player":"p_EngEbLh_rv2cLNPM","name":"Ben"},{"kind":"person","player":"p_2OKKCdvvNs3s1eLU","name":"Cleo"}]}');
INSERT INTO "entries" VALUES(4,'z2T6MKkZpo7rGRQf',4,1800000000000,'p_A3X1_nitNbdepNpV:Ana-2','{"entry":"began","chairs":[{"kind":"person","player":"p_A3X1_nitNbdepNpV","name":"Ana"},{"kind":"person","player":"p_EngEbLh_rv2cLNPM","name":"Ben"},{"kind":"person","player":"p_2OKKCdvvNs3s1eLU","name":"Cleo"}],"first":0,"order":["cat","horse","cow","rooster","goat","cow","rooster","dog","pig","dog","goose","sheep","horse","pig","cat","sheep","goose","goat","donkey","donkey"],"nonce":"c95bec58d5e087918e92f6c5e55942bc9a2777dd063a44b776c68904fe990f80"}');
INSERT INTO "entries" VALUES(5,'z2T6MKkZpo7rGRQf',5,1800000000000,NULL,'{"entry":"played","action":{"seat":"house","do":"deal","animals":["cat","horse","cow","rooster","goat","cow","rooster","dog","pig","dog","goose","sheep"]}}');
INSERT INTO "entries" VALUES(6,'z2T6MKkZpo7rGRQf',6,1800000000000,'p_A3X1_nitNbdepNpV:Ana-4','{"entry":"played","action":{"seat":0,"do":"auction"}}');
INSERT INTO "entries" VALUES(7,'z2T6MKkZpo7rGRQf',7,1800000000000,NULL,'{"entry":"played","action":{"seat":"house","do":"turn_up","animals":["horse","pig","cat"]}}');
INSERT INTO "entries" VALUES(8,'z2T6MKkZpo7rGRQf',8,1800000000000,'p_2OKKCdvvNs3s1eLU:Cleo-2','{"entry":"played","action":{"seat":2,"do":"pass"}}');
INSERT INTO "entries" VALUES(9,'z2T6MKkZpo7rGRQf',9,1800000000000,'p_EngEbLh_rv2cLNPM:Ben-2','{"entry":"played","action":{"seat":1,"do":"pass"}}');
INSERT INTO "entries" VALUES(10,'z2T6MKkZpo7rGRQf',10,1800000000000,NULL,'{"entry":"played","action":{"seat":"house","do":"hammer"}}');
INSERT INTO "entries" VALUES(11,'z2T6MKkZpo7rGRQf',11,1800000000000,'p_EngEbLh_rv2cLNPM:Ben-3','{"entry":"played","action":{"seat":1,"do":"auction"}}');
INSERT INTO "entries" VALUES(12,'z2T6MKkZpo7rGRQf',12,1800000000000,NULL,'{"entry":"played","action":{"seat":"house","do":"turn_up","animals":["sheep","goose","goat"]}}');
INSERT INTO "entries" VALUES(13,'z2T6MKkZpo7rGRQf',13,1800000000000,'p_2OKKCdvvNs3s1eLU:Cleo-3','{"entry":"played","action":{"seat":2,"do":"pass"}}');
INSERT INTO "entries" VALUES(14,'z2T6MKkZpo7rGRQf',14,1800000000000,'p_A3X1_nitNbdepNpV:Ana-5','{"entry":"played","action":{"seat":0,"do":"pass"}}');
INSERT INTO "entries" VALUES(15,'z2T6MKkZpo7rGRQf',15,1800000000000,NULL,'{"entry":"played","action":{"seat":"house","do":"hammer"}}');
INSERT INTO "entries" VALUES(16,'z2T6MKkZpo7rGRQf',16,1800000000000,'p_2OKKCdvvNs3s1eLU:Cleo-4','{"entry":"played","action":{"seat":2,"do":"trade","target":1,"animal":"sheep","notes":[10,10,10,50]}}');
INSERT INTO "entries" VALUES(17,'z2T6MKkZpo7rGRQf',17,1800000000000,'p_EngEbLh_rv2cLNPM:Ben-4','{"entry":"played","action":{"seat":1,"do":"counter","notes":[0,10]}}');
INSERT INTO "entries" VALUES(18,'z2T6MKkZpo7rGRQf',18,1800000000000,'p_A3X1_nitNbdepNpV:Ana-6','{"entry":"played","action":{"seat":0,"do":"auction"}}');
INSERT INTO "entries" VALUES(19,'z2T6MKkZpo7rGRQf',19,1800000000000,NULL,'{"entry":"played","action":{"seat":"house","do":"turn_up","animals":["donkey","donkey"]}}');
INSERT INTO "entries" VALUES(20,'z2T6MKkZpo7rGRQf',20,1800000000000,'p_EngEbLh_rv2cLNPM:Ben-5','{"entry":"played","action":{"seat":1,"do":"pass"}}');
INSERT INTO "entries" VALUES(21,'z2T6MKkZpo7rGRQf',21,1800000000000,'p_2OKKCdvvNs3s1eLU:Cleo-5','{"entry":"played","action":{"seat":2,"do":"bid","amount":370}}');
INSERT INTO "entries" VALUES(22,'z2T6MKkZpo7rGRQf',22,1800000000000,'p_EngEbLh_rv2cLNPM:Ben-6','{"entry":"played","action":{"seat":1,"do":"bid","amount":530}}');
INSERT INTO "entries" VALUES(23,'z2T6MKkZpo7rGRQf',23,1800000000000,'p_2OKKCdvvNs3s1eLU:Cleo-6','{"entry":"played","action":{"seat":2,"do":"pass"}}');
INSERT INTO "entries" VALUES(24,'z2T6MKkZpo7rGRQf',24,1800000000000,NULL,'{"entry":"played","action":{"seat":"house","do":"hammer"}}');
INSERT INTO "entries" VALUES(25,'z2T6MKkZpo7rGRQf',25,1800000000000,'p_A3X1_nitNbdepNpV:Ana-7','{"entry":"played","action":{"seat":0,"do":"sell"}}');
INSERT INTO "entries" VALUES(26,'z2T6MKkZpo7rGRQf',26,1800000000000,'p_EngEbLh_rv2cLNPM:Ben-7','{"entry":"played","action":{"seat":1,"do":"bid","amount":210}}');
INSERT INTO "entries" VALUES(27,'z2T6MKkZpo7rGRQf',27,1800000000000,'p_2OKKCdvvNs3s1eLU:Cleo-7','{"entry":"played","action":{"seat":2,"do":"pass"}}');
INSERT INTO "entries" VALUES(28,'z2T6MKkZpo7rGRQf',28,1800000000000,NULL,'{"entry":"played","action":{"seat":"house","do":"hammer"}}');
INSERT INTO "entries" VALUES(29,'z2T6MKkZpo7rGRQf',29,1800000000000,'p_A3X1_nitNbdepNpV:Ana-8','{"entry":"played","action":{"seat":0,"do":"sell"}}');
INSERT INTO "entries" VALUES(30,'z2T6MKkZpo7rGRQf',30,1800000000000,'p_EngEbLh_rv2cLNPM:Ben-8','{"entry":"played","action":{"seat":1,"do":"pay","notes":[10,10,10,10,10,10,50,100]}}');
INSERT INTO "entries" VALUES(31,'z2T6MKkZpo7rGRQf',31,1800000000000,'p_EngEbLh_rv2cLNPM:Ben-9','{"entry":"played","action":{"seat":1,"do":"trade","target":0,"animal":"dog","notes":[50,50]}}');
INSERT INTO "entries" VALUES(32,'z2T6MKkZpo7rGRQf',32,1800000000000,'p_A3X1_nitNbdepNpV:Ana-9','{"entry":"played","action":{"seat":0,"do":"accept"}}');
INSERT INTO "entries" VALUES(33,'z2T6MKkZpo7rGRQf',33,1800000000000,'p_2OKKCdvvNs3s1eLU:Cleo-8','{"entry":"played","action":{"seat":2,"do":"trade","target":0,"animal":"pig","notes":[0]}}');
INSERT INTO "entries" VALUES(34,'z2T6MKkZpo7rGRQf',34,1800000000000,'p_A3X1_nitNbdepNpV:Ana-10','{"entry":"played","action":{"seat":0,"do":"accept"}}');
INSERT INTO "entries" VALUES(35,'z2T6MKkZpo7rGRQf',35,1800000000000,'p_A3X1_nitNbdepNpV:Ana-11','{"entry":"played","action":{"seat":0,"do":"trade","target":1,"animal":"horse","notes":[0,10,10,10,10,10,10,10,10,10,10,50,50,50,100,100]}}');
INSERT INTO "entries" VALUES(36,'z2T6MKkZpo7rGRQf',36,1800000000000,'p_EngEbLh_rv2cLNPM:Ben-10','{"entry":"played","action":{"seat":1,"do":"counter","notes":[0]}}');
INSERT INTO "entries" VALUES(37,'QlBJyVsWAGcWibhE',1,1800000000000,'p_A3X1_nitNbdepNpV:Ana-13','{"entry":"opened","terms":{"edition":"bluff","variants":[],"house_rules":{"family_size":2,"lot_size":2},"seats":[null,null,"thrifty"],"first":0,"hammer":"fast","thinking":"normal","public":false,"spectators":true,"banter":true},"host":"p_A3X1_nitNbdepNpV","chairs":[{"kind":"person","player":"p_A3X1_nitNbdepNpV","name":"Ana"},{},{"kind":"bot","name":"Thrifty","bot":"thrifty"}],"starts_with":[]}');
INSERT INTO "entries" VALUES(38,'QlBJyVsWAGcWibhE',2,1800000000000,NULL,'{"entry":"arranged","terms":{"edition":"bluff","variants":[],"house_rules":{"family_size":2,"lot_size":2},"seats":[null,null,"thrifty"],"first":0,"hammer":"fast","thinking":"normal","public":false,"spectators":true,"banter":true},"host":"p_A3X1_nitNbdepNpV","chairs":[{"kind":"person","player":"p_A3X1_nitNbdepNpV","name":"Ana"},{"kind":"person","player":"p_EngEbLh_rv2cLNPM","name":"Ben"},{"kind":"bot","name":"Thrifty","bot":"thrifty"}]}');
INSERT INTO "entries" VALUES(39,'QlBJyVsWAGcWibhE',3,1800000000000,'p_A3X1_nitNbdepNpV:Ana-14','{"entry":"began","chairs":[{"kind":"person","player":"p_A3X1_nitNbdepNpV","name":"Ana"},{"kind":"person","player":"p_EngEbLh_rv2cLNPM","name":"Ben"},{"kind":"bot","name":"Thrifty","bot":"thrifty"}],"first":0,"order":["cow","sheep","cow","sheep","cat","horse","goat","donkey","horse","pig","goose","goat","pig","cat","donkey","goose","dog","dog","rooster","rooster"],"nonce":"949eb6d94528fb4cf5d8bfa18a73cc76bbbd13475aa8adff7005c1df87f679a6"}');
INSERT INTO "entries" VALUES(40,'QlBJyVsWAGcWibhE',4,1800000000000,'p_A3X1_nitNbdepNpV:Ana-15','{"entry":"played","action":{"seat":0,"do":"auction"}}');
INSERT INTO "entries" VALUES(41,'QlBJyVsWAGcWibhE',5,1800000000000,NULL,'{"entry":"played","action":{"seat":"house","do":"turn_up","animals":["cow","sheep"]}}');
INSERT INTO "entries" VALUES(42,'QlBJyVsWAGcWibhE',6,1800000000000,'p_EngEbLh_rv2cLNPM:Ben-13','{"entry":"played","action":{"seat":1,"do":"bid","amount":130}}');
INSERT INTO "entries" VALUES(43,'QlBJyVsWAGcWibhE',7,1800000000769,NULL,'{"entry":"played","action":{"seat":2,"do":"pass"}}');
INSERT INTO "entries" VALUES(44,'QlBJyVsWAGcWibhE',8,1800000000769,NULL,'{"entry":"played","action":{"seat":"house","do":"hammer"}}');
INSERT INTO "entries" VALUES(45,'QlBJyVsWAGcWibhE',9,1800000001339,NULL,'{"entry":"played","action":{"seat":2,"do":"bid","amount":10}}');
INSERT INTO "entries" VALUES(46,'QlBJyVsWAGcWibhE',10,1800000005339,NULL,'{"entry":"played","action":{"seat":"house","do":"hammer"}}');
INSERT INTO "entries" VALUES(47,'QlBJyVsWAGcWibhE',11,1800000006525,NULL,'{"entry":"played","action":{"seat":2,"do":"pay","notes":[10]}}');
INSERT INTO "entries" VALUES(48,'QlBJyVsWAGcWibhE',12,1800000007000,'p_A3X1_nitNbdepNpV:Ana-16','{"entry":"played","action":{"seat":0,"do":"buy_back","notes":[10]}}');
INSERT INTO "entries" VALUES(49,'QlBJyVsWAGcWibhE',13,1800000007000,'p_EngEbLh_rv2cLNPM:Ben-14','{"entry":"played","action":{"seat":1,"do":"auction"}}');
INSERT INTO "entries" VALUES(50,'QlBJyVsWAGcWibhE',14,1800000007000,NULL,'{"entry":"played","action":{"seat":"house","do":"turn_up","animals":["cow","sheep"]}}');
INSERT INTO "entries" VALUES(51,'QlBJyVsWAGcWibhE',15,1800000007000,'p_A3X1_nitNbdepNpV:Ana-17','{"entry":"played","action":{"seat":0,"do":"bid","amount":60}}');
INSERT INTO "entries" VALUES(52,'QlBJyVsWAGcWibhE',16,1800000007524,NULL,'{"entry":"played","action":{"seat":2,"do":"pass"}}');
INSERT INTO "entries" VALUES(53,'QlBJyVsWAGcWibhE',17,1800000007524,NULL,'{"entry":"played","action":{"seat":"house","do":"hammer"}}');
INSERT INTO "entries" VALUES(54,'QlBJyVsWAGcWibhE',18,1800000008263,NULL,'{"entry":"played","action":{"seat":2,"do":"bid","amount":10}}');
INSERT INTO "entries" VALUES(55,'QlBJyVsWAGcWibhE',19,1800000008500,'p_A3X1_nitNbdepNpV:Ana-18','{"entry":"played","action":{"seat":0,"do":"bid","amount":20}}');
INSERT INTO "entries" VALUES(56,'QlBJyVsWAGcWibhE',20,1800000009435,NULL,'{"entry":"played","action":{"seat":2,"do":"bid","amount":30}}');
INSERT INTO "entries" VALUES(57,'QlBJyVsWAGcWibhE',21,1800000010000,'p_A3X1_nitNbdepNpV:Ana-19','{"entry":"played","action":{"seat":0,"do":"bid","amount":40}}');
INSERT INTO "entries" VALUES(58,'QlBJyVsWAGcWibhE',22,1800000010567,NULL,'{"entry":"played","action":{"seat":2,"do":"pass"}}');
INSERT INTO "entries" VALUES(59,'QlBJyVsWAGcWibhE',23,1800000010567,NULL,'{"entry":"played","action":{"seat":"house","do":"hammer"}}');
INSERT INTO "entries" VALUES(60,'QlBJyVsWAGcWibhE',24,1800000011500,'p_A3X1_nitNbdepNpV:Ana-20','{"entry":"played","action":{"seat":0,"do":"pay","notes":[10,10,10,10]}}');
INSERT INTO "entries" VALUES(61,'QlBJyVsWAGcWibhE',25,1800000011500,'p_EngEbLh_rv2cLNPM:Ben-15','{"entry":"played","action":{"seat":1,"do":"buy_back","notes":[10,10,10,10]}}');
INSERT INTO "entries" VALUES(62,'QlBJyVsWAGcWibhE',26,1800000012776,NULL,'{"entry":"played","action":{"seat":2,"do":"auction"}}');
INSERT INTO "entries" VALUES(63,'QlBJyVsWAGcWibhE',27,1800000012776,NULL,'{"entry":"played","action":{"seat":"house","do":"turn_up","animals":["cat","horse"]}}');
INSERT INTO "entries" VALUES(64,'QlBJyVsWAGcWibhE',28,1800000013500,'p_A3X1_nitNbdepNpV:Ana-21','{"entry":"played","action":{"seat":0,"do":"bid","amount":150}}');
INSERT INTO "entries" VALUES(65,'5z50OgFLo-zqLfRK',1,1800000013500,'p_2OKKCdvvNs3s1eLU:Cleo-10','{"entry":"opened","terms":{"edition":"boursicocotte-2025","variants":["coup-double"],"house_rules":{},"seats":[null,null,null,"thrifty"],"first":null,"hammer":"normal","thinking":"normal","public":false,"spectators":true,"banter":true},"host":"p_2OKKCdvvNs3s1eLU","chairs":[{"kind":"person","player":"p_2OKKCdvvNs3s1eLU","name":"Cleo"},{},{},{"kind":"bot","name":"Thrifty","bot":"thrifty"}],"starts_with":[]}');
CREATE TABLE games (
        id TEXT PRIMARY KEY,
        edition TEXT NOT NULL,
        finished INTEGER NOT NULL,
        players TEXT NOT NULL,
        record TEXT NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "games" VALUES('z2T6MKkZpo7rGRQf','koehandel',1800000000000,'[{"name":"Ana","player":"p_A3X1_nitNbdepNpV","bot":null,"score":3300,"won":false},{"name":"Ben","player":"p_EngEbLh_rv2cLNPM","bot":null,"score":4200,"won":false},{"name":"Cleo","player":"p_2OKKCdvvNs3s1eLU","bot":null,"score":5100,"won":true}]','{"maquignon": 1, "edition": "koehandel", "variants": [], "house_rules": {"family_size": 2, "opening_deal": 4, "lot_size": 3}, "players": ["Ana", "Ben", "Cleo"], "first": 0, "tags": {"sealed_shuffle": {"commitment": "67d9190be2afbb193b4ca1630d3836699679c6e06e23e2e5df7889f89968d4a0", "nonce": "c95bec58d5e087918e92f6c5e55942bc9a2777dd063a44b776c68904fe990f80", "order": ["cat", "horse", "cow", "rooster", "goat", "cow", "rooster", "dog", "pig", "dog", "goose", "sheep", "horse", "pig", "cat", "sheep", "goose", "goat", "donkey", "donkey"]}}}
{"seat": "house", "do": "deal", "animals": ["cat", "horse", "cow", "rooster", "goat", "cow", "rooster", "dog", "pig", "dog", "goose", "sheep"]}
{"seat": 0, "do": "auction"}
{"seat": "house", "do": "turn_up", "animals": ["horse", "pig", "cat"]}
{"seat": 2, "do": "pass"}
{"seat": 1, "do": "pass"}
{"seat": "house", "do": "hammer"}
{"seat": 1, "do": "auction"}
{"seat": "house", "do": "turn_up", "animals": ["sheep", "goose", "goat"]}
{"seat": 2, "do": "pass"}
{"seat": 0, "do": "pass"}
{"seat": "house", "do": "hammer"}
{"seat": 2, "do": "trade", "target": 1, "animal": "sheep", "notes": [10, 10, 10, 50]}
{"seat": 1, "do": "counter", "notes": [0, 10]}
{"seat": 0, "do": "auction"}
{"seat": "house", "do": "turn_up", "animals": ["donkey", "donkey"]}
{"seat": 1, "do": "pass"}
{"seat": 2, "do": "bid", "amount": 370}
{"seat": 1, "do": "bid", "amount": 530}
{"seat": 2, "do": "pass"}
{"seat": "house", "do": "hammer"}
{"seat": 0, "do": "sell"}
{"seat": 1, "do": "bid", "amount": 210}
{"seat": 2, "do": "pass"}
{"seat": "house", "do": "hammer"}
{"seat": 0, "do": "sell"}
{"seat": 1, "do": "pay", "notes": [10, 10, 10, 10, 10, 10, 50, 100]}
{"seat": 1, "do": "trade", "target": 0, "animal": "dog", "notes": [50, 50]}
{"seat": 0, "do": "accept"}
{"seat": 2, "do": "trade", "target": 0, "animal": "pig", "notes": [0]}
{"seat": 0, "do": "accept"}
{"seat": 0, "do": "trade", "target": 1, "animal": "horse", "notes": [0, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 50, 50, 50, 100, 100]}
{"seat": 1, "do": "counter", "notes": [0]}
');
CREATE TABLE players (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        token_hash BLOB NOT NULL UNIQUE,
        created INTEGER NOT NULL,
        seen INTEGER NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "players" VALUES('p_2OKKCdvvNs3s1eLU','Cleo',X'8554083B8ED9BF06B46CBEE2E62F7D86840AEDFF16223FD653EDB8F96CB7FB7C',1800000000000,1800000000000);
INSERT INTO "players" VALUES('p_A3X1_nitNbdepNpV','Ana',X'9CC6384B0092E1E4AEFD69CE932DB0FD6FEEA47CC587D192FC1B70CE0A3621F3',1800000000000,1800000000000);
INSERT INTO "players" VALUES('p_EngEbLh_rv2cLNPM','Ben',X'31653D85589D0EE23A5253CB0FAFB22AB63BCD70347B59CDAB86BFA7447549B9',1800000000000,1800000000000);
CREATE TABLE probe (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), at INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE seats_of_games (
        game_id TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        player TEXT,
        name TEXT NOT NULL COLLATE NOCASE,
        PRIMARY KEY (game_id, seat)
    ) WITHOUT ROWID;
INSERT INTO "seats_of_games" VALUES('z2T6MKkZpo7rGRQf',0,'p_A3X1_nitNbdepNpV','Ana');
INSERT INTO "seats_of_games" VALUES('z2T6MKkZpo7rGRQf',1,'p_EngEbLh_rv2cLNPM','Ben');
INSERT INTO "seats_of_games" VALUES('z2T6MKkZpo7rGRQf',2,'p_2OKKCdvvNs3s1eLU','Cleo');
CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        created INTEGER NOT NULL,
        epoch INTEGER NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "tables" VALUES('5z50OgFLo-zqLfRK','7RQMS',1800000013500,1);
INSERT INTO "tables" VALUES('QlBJyVsWAGcWibhE','4W8KT',1800000000000,1);
INSERT INTO "tables" VALUES('z2T6MKkZpo7rGRQf','J3WZC',1800000000000,1);
CREATE INDEX chat_of_table ON chat (table_id, id);
CREATE INDEX games_by_time ON games (finished);
CREATE INDEX games_by_edition ON games (edition, finished);
CREATE INDEX games_of_player ON seats_of_games (player);
CREATE INDEX games_of_name ON seats_of_games (name);
COMMIT;
PRAGMA user_version = 1;
