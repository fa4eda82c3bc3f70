/* Runs before the first paint: the theme, density and language that this browser keeps (app/appearance.ts, app/language.ts). */
(() => {
  const root = document.documentElement;
  const kept = (key, allowed, otherwise) => {
    try {
      const value = localStorage.getItem(key);
      return allowed.includes(value) ? value : otherwise;
    } catch {
      return otherwise;
    }
  };
  root.dataset.theme = kept('theme', ['light', 'dark', 'system'], 'system');
  root.dataset.density = kept('density', ['comfortable', 'compact'], 'comfortable');
  root.lang = kept('language', ['en', 'fr'], 'en');

  /* A script or stylesheet that does not load leaves nothing else to say it. */
  addEventListener(
    'error',
    (event) => {
      if (!(event.target instanceof HTMLScriptElement || event.target instanceof HTMLLinkElement)) return;
      if (!document.querySelector('#splash')) return;
      document.querySelector('#splash').hidden = true;
      document.querySelector('#start-up-failure').hidden = false;
      document.querySelector('#start-up-retry').addEventListener('click', () => location.reload());
    },
    true,
  );
})();
