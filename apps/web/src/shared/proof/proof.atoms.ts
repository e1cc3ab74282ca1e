import { atom } from 'jotai';
import type { ReactNode } from 'react';

/** What a proof is asked for, as the dialog says it. */
export interface ProofSubject {
  title: string;
  /** What it leads to. */
  children: ReactNode;
  /** What follows from it, beside the buttons. @default nothing more */
  follows?: ReactNode;
  action: string;
  cancel: string;
}

export interface Proof {
  proof: string;
  expires_at: string;
}

export interface AskedProof {
  subject: ProofSubject;
  /** Called with the proof, or with null if there will be none. */
  answer: (proof: Proof | null) => void;
}

/** The question that the dialog shows; null if there is none. */
export const askedProofAtom = atom<AskedProof | null>(null);
