import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, speak } from '$lib/i18n/index.svelte';
import { followLinks } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import { pressShortcuts } from '$lib/shortcuts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

document.documentElement.dataset['theme'] = settings.shown;
followLinks();
document.addEventListener('keydown', pressShortcuts);
// Not awaited: a language imports from this file's own bundle, which would wait for itself.
void speak(preferredLanguage()).then(() => mount(App, { target: document.getElementById('app')! }));

// Keeping the game for later must not slow down its first appearance.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // without a server just then there is no offline page this time; the next visit asks again
  setTimeout(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined), 2000);
}
