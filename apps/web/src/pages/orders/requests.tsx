import { StartContent } from '../../features/requests/start/start-content.tsx';
import { Page } from '../../shared/page/page.tsx';

/** A new request, and those that there are. */
export function Requests() {
  return (
    <Page title="Заявки">
      <StartContent />
    </Page>
  );
}
