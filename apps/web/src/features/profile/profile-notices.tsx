import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { submit } from '../../shared/form/submit.ts';
import { abilityNow, subscribeHere } from './browser-notices.ts';
import { NoticesSection } from './notices-section.tsx';
import { noticeBrowsersAtom, noticesAtom, refresh } from './profile.atoms.ts';

/** How news are sent, as the server and this browser have it. */
export function Notices() {
  const { data: choices } = useAtomValue(noticesAtom);
  const { data: browsers } = useAtomValue(noticeBrowsersAtom);
  const [ability, setAbility] = useState(abilityNow);
  if (!choices || !browsers) return null;
  const refreshBrowsers = () =>
    Promise.all([refresh('listNoticeBrowsers'), refresh('listNotices')]);
  return (
    <NoticesSection
      choices={choices}
      browsers={browsers}
      ability={ability}
      onChange={async (kind, channel) => {
        await submit('/user/notices/{kind}', { channel }, { method: 'put', path: { kind } });
        await refresh('listNotices');
      }}
      onTurnOn={async () => {
        try {
          const subscription = await subscribeHere(browsers.key ?? '');
          await submit('/user/notice-browsers', subscription, { method: 'put' });
        } finally {
          setAbility(abilityNow());
        }
        await refreshBrowsers();
      }}
      onTurnOff={async (browser_id) => {
        await api.DELETE('/user/notice-browsers/{browser_id}', {
          params: { path: { browser_id } },
        });
        await refreshBrowsers();
      }}
    />
  );
}
