import { Select } from '@org/ui/select';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ownersAtom } from '../../../shared/addresses/addresses.atoms.ts';
import { useFirstOwner } from '../../../shared/addresses/first-owner.ts';
import { messageOf } from '../../../shared/api/api.ts';
import { useAttemptKey } from '../../../shared/hooks/use-attempt-key.ts';
import { useSearch } from '../../../shared/hooks/use-search.ts';
import { paths } from '../../../shared/page/paths.ts';
import { droppedFileAtom, pastedListAtom } from '../../../shared/session/visitor.atoms.ts';
import { RepeatList } from '../repeats/repeat-list.tsx';
import { stopRepeat, useRepeats } from '../repeats/use-repeats.tsx';
import { createRequest, createRequestOfFile } from '../request-calls.ts';
import { refreshRequest, requestsAtom, textAtom } from '../requests.atoms.ts';
import { stopWatch } from '../watches/stop-watch.ts';
import { WatchList } from '../watches/watch-list.tsx';
import { watchesAtom } from '../watches/watches.atoms.ts';
import { ListInput } from './list-input.tsx';
import { RequestList } from './request-list.tsx';

/** A text that another program of the phone shares: see `share_target` of app.webmanifest. */
const sharedText = (params: URLSearchParams) => params.get('text') ?? '';

/** Begins with the text that was pasted where one searches, or that was shared from another program. */
function useGivenText() {
  const [pasted, setPasted] = useAtom(pastedListAtom);
  const [text, setText] = useAtom(textAtom);
  const shared = useSearch(sharedText);
  const navigate = useNavigate();
  const given = pasted || shared;
  useEffect(() => {
    if (given === '') return;
    setText(given);
    setPasted('');
    if (shared) navigate(paths.requests, { replace: true });
  }, [given, shared, setPasted, setText, navigate]);
  return [text, setText] as const;
}

/** Begins with the file that was dropped where one searches. */
function useGivenFile() {
  const [dropped, setDropped] = useAtom(droppedFileAtom);
  const [given] = useState(dropped);
  useEffect(() => setDropped(undefined), [setDropped]);
  return given;
}

const MINE = 'mine';

/** A new request, of a text or a file, and those that there are. */
export function StartContent() {
  const [text, setText] = useGivenText();
  const given = useGivenFile();
  const { data, error, refetch } = useAtomValue(requestsAtom);
  const watched = useAtomValue(watchesAtom);
  const { repeats, ask, repeatDialog } = useRepeats();
  const { data: companies = [] } = useAtomValue(ownersAtom);
  const [chosen, setChosen] = useState<string>();
  const owner = chosen ?? companies[0]?.id ?? MINE;
  const firstOwner = useFirstOwner();
  const companyOf = async () =>
    chosen === undefined ? firstOwner() : chosen === MINE ? null : chosen;
  const attempt = useAttemptKey();
  const navigate = useNavigate();
  const open = (id: string) => {
    attempt.answered();
    void refreshRequest();
    navigate(paths.request(id));
  };
  return (
    <>
      <ListInput
        text={text}
        given={given}
        onText={setText}
        send={async (sent) => {
          const company = await companyOf();
          open(await createRequest(sent, company, attempt.keyFor([sent, company])));
          setText('');
        }}
        sendFile={async (file, onProgress, signal) => {
          const company = await companyOf();
          const key = attempt.keyFor([file.name, file.size, file.lastModified, company]);
          open(await createRequestOfFile(file, company, { key, onProgress, signal }));
        }}
        owner={
          companies.length > 0 && (
            <Select
              label="Чья заявка"
              hint="Заявку компании видят и меняют её сотрудники"
              items={[
                ...companies.map(({ id, name }) => ({ value: id, label: name })),
                { value: MINE, label: 'Только моя' },
              ]}
              value={owner}
              onChange={(value) => value && setChosen(value)}
            />
          )
        }
      />
      <WatchList
        watches={watched.data}
        error={watched.error ? messageOf(watched.error) : undefined}
        onRetry={() => void watched.refetch()}
        onStop={stopWatch}
      />
      <RepeatList
        repeats={repeats}
        onChange={({ request }) => ask(request.id)}
        onStop={stopRepeat}
      />
      {repeatDialog}
      <RequestList
        requests={data}
        error={error ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
      />
    </>
  );
}
