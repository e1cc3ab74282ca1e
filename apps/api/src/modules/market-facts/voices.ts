/** How often one supplier states one value of one model. */
export interface Statement {
  brand: string;
  model: string;
  attribute: 'season' | 'studded' | 'alias';
  value: string;
  supplier: string;
  rows: number;
  /** Denies the value: the supplier sells both names as different goods. */
  isDenied?: boolean;
}

/** Two suppliers that are not independent. */
export type Bond = readonly [one: string, other: string];

/** What a keeper has taken back, and who had said it. */
export type Undone = Pick<Statement, 'brand' | 'model' | 'attribute' | 'value'> & {
  suppliers: readonly string[];
};

export type MarketFact = Pick<Statement, 'brand' | 'model' | 'attribute' | 'value'> & {
  state: 'learnt' | 'proposed';
  said: number;
  denied: number;
  sureness: number;
  suppliers: string[];
};

/** So many voices make a fact. */
const VOICES = 3;
/** A fact that is less sure is none: three voices without any against them, or ten against one. */
const SURE = 0.85;
/** A supplier says what this share of its rows says; else it contradicts itself. */
const SAYS = 0.9;

/** Returns who speaks for each supplier that is bound to others: all that are bound, in any way, are one voice. */
function voicesOf(bonds: readonly Bond[]): (supplier: string) => string {
  const parents = new Map<string, string>();
  const voiceOf = (supplier: string): string => {
    let voice = supplier;
    for (let next = parents.get(voice); next !== undefined; next = parents.get(voice)) voice = next;
    return voice;
  };
  for (const [one, other] of bonds) {
    const [a, b] = [voiceOf(one), voiceOf(other)];
    if (a !== b) parents.set(a, b);
  }
  return voiceOf;
}

export const factKey = ({ brand, model, attribute, value }: Omit<Undone, 'suppliers'>) =>
  [brand, model, attribute, value].join('\n');

/** Statements of which only one can be true. A model may have several other names. */
const subjectOf = (statement: Statement) =>
  statement.attribute === 'alias' ? factKey(statement) : factKey({ ...statement, value: '' });

/** Returns the value that a voice states; undefined if it contradicts itself, or denies it. */
function wordOf(statements: readonly Statement[]): string | undefined {
  const all = statements.reduce((sum, { rows }) => sum + rows, 0);
  const byValue = Map.groupBy(statements, ({ value, isDenied }) => (isDenied ? undefined : value));
  for (const [value, stating] of byValue)
    if (stating.reduce((sum, { rows }) => sum + rows, 0) >= all * SAYS) return value;
  return undefined;
}

/** Returns a fact of these statements about one thing, if the voices make one. */
function factOf(
  statements: readonly Statement[],
  voiceOf: (supplier: string) => string,
  undone: ReadonlyMap<string, ReadonlySet<string>>,
): MarketFact[] {
  const voices = [...Map.groupBy(statements, ({ supplier }) => voiceOf(supplier)).values()].map(
    (denials) => ({ word: wordOf(denials), suppliers: denials.map(({ supplier }) => supplier) }),
  );
  return [...new Set(statements.map(({ value }) => value))].flatMap((value) => {
    const [first] = statements;
    const fact = {
      brand: first!.brand,
      model: first!.model,
      attribute: first!.attribute,
      value,
    };
    const refused = undone.get(factKey(fact));
    const refusedVoices = new Set([...(refused ?? [])].map(voiceOf));
    const agreeing = voices.filter(({ word }) => word === value);
    const agreed = agreeing.filter(
      ({ suppliers }) => !suppliers.some((supplier) => refusedVoices.has(voiceOf(supplier))),
    ).length;
    const denied = voices.length - agreeing.length;
    const sureness = (agreed + 0.5) / (agreed + denied + 1);
    const isSure = agreed >= VOICES && sureness >= SURE;
    const isProposed = fact.attribute === 'alias' && !refused && agreed > 0 && denied === 0;
    if (!isSure && !isProposed) return [];
    const suppliers = agreeing.flatMap((voice) => voice.suppliers);
    return [
      {
        ...fact,
        state: isSure ? ('learnt' as const) : ('proposed' as const),
        said: agreed,
        denied,
        sureness,
        suppliers: [...new Set([...suppliers, ...(refused ?? [])])].sort(),
      },
    ];
  });
}

/**
 * Returns what the market says of models: what three independent voices state and hardly any denies. Other names that
 * fewer voices use are proposed. The word of whoever had said what was undone does not count for it again. Decision 497.
 */
export function marketFacts(
  statements: readonly Statement[],
  bonds: readonly Bond[],
  undone: readonly Undone[],
): MarketFact[] {
  const voiceOf = voicesOf(bonds);
  const refused = new Map(undone.map((one) => [factKey(one), new Set(one.suppliers)]));
  return [...Map.groupBy(statements, subjectOf).values()].flatMap((ofSubject) =>
    factOf(ofSubject, voiceOf, refused),
  );
}
