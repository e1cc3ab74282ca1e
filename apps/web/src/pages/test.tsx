import { useEffect, useState } from 'react';
import {
  checkBuild,
  checkServer,
  checkStorage,
  type Finding,
} from '../features/self-check/checks.ts';
import { SelfCheck } from '../features/self-check/self-check.tsx';
import { Page } from '../shared/page/page.tsx';

/** The self-check that support asks a buyer to open: are the server, clock, storage and build in order? */
export function Test() {
  const [server, setServer] = useState<{ server: Finding; clock: Finding }>();
  const [build, setBuild] = useState<Finding>();
  const [storage] = useState(checkStorage);
  useEffect(() => {
    void checkServer().then(setServer);
    void checkBuild().then(setBuild);
  }, []);
  return (
    <Page title="Самопроверка">
      <SelfCheck
        findings={[
          { name: 'Сервер', finding: server?.server ?? null },
          { name: 'Часы', finding: server?.clock ?? null },
          { name: 'Хранилище', finding: storage },
          { name: 'Сборка', finding: build ?? null },
        ]}
      />
    </Page>
  );
}
