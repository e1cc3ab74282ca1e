import { store } from '../session/store.ts';
import { sessionAtom } from '../session/visitor.atoms.ts';
import { askedProofAtom, type Proof, type ProofSubject } from './proof.atoms.ts';

const USUAL: ProofSubject = {
  title: 'Подтвердите, что это вы',
  children: 'Такое изменение видят все владельцы компании. Потом пять минут спрашивать не будем.',
  action: 'Подтвердить',
  cancel: 'Отменить',
};

const HEADER = 'x-proof';
let subject = USUAL;
/** The last proof, with the session that it is good for. It is kept in this tab's memory alone. */
let kept: { proof: string; until: number; session: string | undefined } | undefined;
let asking: Promise<Proof | null> | undefined;

const sessionNow = () => store.get(sessionAtom)?.token;

const keptProof = () =>
  kept && kept.session === sessionNow() && kept.until > Date.now() ? kept.proof : undefined;

/** Opens the dialog. Calls that need a proof at the same moment share its answer. */
function askProof(): Promise<Proof | null> {
  asking ??= new Promise<Proof | null>((resolve) => {
    store.set(askedProofAtom, { subject, answer: resolve });
  }).finally(() => {
    asking = undefined;
    store.set(askedProofAtom, null);
  });
  return asking;
}

const needsProof = async (answer: Response) =>
  (
    (await answer
      .clone()
      .json()
      .catch(() => null)) as { code?: string } | null
  )?.code === 'proof';

/** Puts the last proof onto a request, if it is still good. */
export function attachProof(request: Request) {
  const known = keptProof();
  if (known) request.headers.set(HEADER, known);
}

/** If a refused call needs a proof, asks for it and sends the call again. Who gives none has aborted it. */
export async function repeatProven(
  refusal: Response,
  again: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!(await needsProof(refusal))) return refusal;
  kept = undefined;
  const given = await askProof();
  if (!given) throw new DOMException('No proof was given', 'AbortError');
  kept = { proof: given.proof, until: Date.parse(given.expires_at), session: sessionNow() };
  again.headers.set(HEADER, given.proof);
  return send(again);
}

/** Makes a call that must be confirmed each time; the dialog says what it does. */
export async function confirmWith<Result>(
  about: ProofSubject,
  call: () => Promise<Result>,
): Promise<Result> {
  kept = undefined;
  subject = about;
  try {
    return await call();
  } finally {
    subject = USUAL;
  }
}
