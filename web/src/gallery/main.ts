import { mount } from 'svelte';
import { speak, type Language } from '$lib/i18n/index.svelte';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
await speak((query.get('lang') ?? 'en') as Language);
mount(Gallery, { target: document.getElementById('app')!, props: { query } });
