import { Text } from '@org/ui/text';
import * as css from './facts.css.ts';
import { type ProductFacts, statedFacts, valueWords, votesText } from './facts-words.ts';

/** What is known of a product, and who states it. */
export function FactList({ facts }: { facts: ProductFacts }) {
  const stated = statedFacts(facts);
  if (stated.length === 0) return <p className={css.lead}>Поставщики ничего не указали</p>;
  return (
    <dl className={css.list}>
      {stated.map((fact) => (
        <Fact key={fact.attribute} fact={fact} />
      ))}
    </dl>
  );
}

function Fact({ fact }: { fact: ProductFacts['facts'][number] }) {
  return (
    <>
      <Text as="dt" tone="secondary">
        {fact.label}
      </Text>
      <dd className={css.value}>
        {valueWords(fact.value, fact.value_label)}
        {fact.votes.length > 0 && <span className={css.votes}>{votesText(fact)}</span>}
      </dd>
    </>
  );
}
