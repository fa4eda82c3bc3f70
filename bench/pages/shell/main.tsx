/** Page of the `shell` benchmark: the frame of every page (bar, empty content, footer), painted once. */
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import '../../../packages/ui/src/foundations/styles.css';
import { Footer, NavigationBar } from '../../../packages/ui/src/navigation/index.js';
import { AppFrame } from '../../../packages/ui/src/shell/index.js';
import { createUiI18n } from '../../../tools/i18n.ts';

declare global {
  var __painted: number | undefined;
}

const nothing = () => {};

createRoot(document.querySelector('#root')!).render(
  <I18nextProvider i18n={createUiI18n('en')}>
    <AppFrame
      bar={
        <NavigationBar
          productName="Atrium"
          homeHref="#home"
          entries={[{ id: 'home', label: 'Home', href: '#home' }]}
          services={[]}
          current="home"
          supportMail={{ to: 'support@atrium.example' }}
          account={{
            name: 'Claire Vasseur',
            email: 'c.vasseur@halden.example',
            onLanguageChange: nothing,
            theme: 'system',
            onThemeChange: nothing,
            density: 'comfortable',
            onDensityChange: nothing,
            onSignOut: nothing,
          }}
        />
      }
      footer={
        <Footer
          hrefs={{}}
          legalNoticeUrl={{ en: '#en', fr: '#fr' }}
          supportMail={{ to: 'support@atrium.example' }}
        />
      }
    />
  </I18nextProvider>,
);

requestAnimationFrame(() => {
  const painted = new MessageChannel();
  painted.port1.onmessage = () => {
    globalThis.__painted = performance.now();
  };
  painted.port2.postMessage(null);
});
