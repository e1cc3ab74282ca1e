import { SEASON_WORDS } from '@org/trade/season-words';
import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { Inline } from '@org/ui/inline';
import { Pagination } from '@org/ui/pagination';
import { SegmentedControl } from '@org/ui/segmented-control';
import { Stack } from '@org/ui/stack';
import { Table } from '@org/ui/table';
import { Text } from '@org/ui/text';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { countOf, SUPPLIERS } from '../../shared/format/format.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { useBusy } from '../../shared/hooks/use-busy.ts';
import { useLastLoaded } from '../../shared/hooks/use-last-loaded.ts';
import { useSearch } from '../../shared/hooks/use-search.ts';
import { Changing } from '../../shared/page/changing.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { toastError } from '../../shared/page/messages.ts';
import {
  decideFact,
  type MarketFact,
  type MarketFactPage,
  type MarketFactState,
  marketFactsAtom,
} from './market-facts.atoms.ts';

const STATES: Record<MarketFactState, { label: string; empty: string }> = {
  learnt: {
    label: 'Выучено',
    empty: 'Сведения появятся, когда три независимых поставщика скажут о модели одно и то же.',
  },
  proposed: {
    label: 'Предложено',
    empty: 'Здесь будут два названия одной модели, о которых сказал один или два поставщика.',
  },
  undone: { label: 'Отменено', empty: 'Никто ничего не отменял.' },
};
const isState = (text: string | null): text is MarketFactState =>
  text !== null && Object.hasOwn(STATES, text);

type Decision = 'learnt' | 'undone';

/** What can be decided of a fact. */
const DECISIONS: Record<MarketFactState, readonly [Decision, string][]> = {
  learnt: [['undone', 'Отменить']],
  proposed: [
    ['learnt', 'Принять'],
    ['undone', 'Отклонить'],
  ],
  undone: [['learnt', 'Принять']],
};

/** A fact in words: «зима», «с шипами», «она же ZK77». */
function wordsOf({ attribute, value }: MarketFact): string {
  if (attribute === 'alias') return `она же ${value}`;
  if (attribute === 'studded') return value === 'true' ? 'с шипами' : 'без шипов';
  return SEASON_WORDS[value] ?? value;
}

const nameOf = ({ brand, model }: MarketFact) => `${brand} ${model}`;

function voices({ said: agreed, denied }: MarketFact): string {
  const agree = agreed > 0 ? countOf(agreed, SUPPLIERS) : 'Никто';
  return denied > 0 ? `${agree}, ${denied} против` : agree;
}

interface DecisionsProps {
  fact: MarketFact;
  onDecide: (fact: MarketFact, state: Decision) => Promise<unknown>;
}

function Decisions({ fact, onDecide }: DecisionsProps) {
  const [isPending, during] = useBusy();
  return (
    <Changing>
      <Inline>
        {DECISIONS[fact.state].map(([state, label]) => (
          <Button
            key={state}
            size="s"
            variant="ghost"
            aria-label={`${label}: ${nameOf(fact)} — ${wordsOf(fact)}`}
            isDisabled={isPending}
            onPress={() => void during(onDecide(fact, state)).catch(toastError)}
          >
            {label}
          </Button>
        ))}
      </Inline>
    </Changing>
  );
}

interface MarketFactsViewProps extends Pick<DecisionsProps, 'onDecide'> {
  state: MarketFactState;
  facts: MarketFactPage;
  onState: (state: MarketFactState) => void;
}

/** What was learnt of models, with how sure it is and how old; a keeper takes it back, or accepts it. */
export function MarketFactsView({
  state,
  facts: { data, meta },
  onState,
  onDecide,
}: MarketFactsViewProps) {
  return (
    <Stack gap={4}>
      <Text tone="hint">
        Поставщики сами назвали это в прайс-листах. По этим сведениям читаются строки, в которых
        ничего не сказано; прайс-лист и справочник важнее. Отменённое не вернётся по слову тех же
        поставщиков.
      </Text>
      <SegmentedControl
        label="Какие сведения"
        options={Object.entries(STATES).map(([value, { label }]) => ({ value, label }))}
        value={[state]}
        onChange={([value = null]) => {
          if (isState(value)) onState(value);
        }}
      />
      {data.length === 0 ? (
        <EmptyState title="Пока пусто">{STATES[state].empty}</EmptyState>
      ) : (
        <Table
          caption="Сведения рынка"
          columns={[
            { id: 'model', title: 'Модель', cell: nameOf, isRowHeader: true },
            { id: 'fact', title: 'Сведения', cell: wordsOf },
            { id: 'said', title: 'Кто сказал', cell: voices },
            {
              id: 'sureness',
              title: 'Уверенность',
              cell: ({ sureness }) => `${Math.round(sureness * 100)} %`,
              align: 'end',
            },
            {
              id: 'seen',
              title: 'Последний раз',
              cell: ({ seen_at }) => formatMoment(seen_at),
            },
            { id: 'by', title: 'Решил', cell: ({ decided_by }) => decided_by ?? 'рынок' },
            {
              id: 'decide',
              title: 'Решение',
              isTitleHidden: true,
              cell: (fact) => <Decisions fact={fact} onDecide={onDecide} />,
            },
          ]}
          rows={data}
          rowKey={({ id }) => id}
        />
      )}
      <Pagination
        label="Страницы сведений"
        page={meta.current_page}
        pageCount={meta.last_page}
        hrefOf={(page) => `?state=${state}&page=${page}`}
      />
    </Stack>
  );
}

function parse(params: URLSearchParams) {
  const state = params.get('state');
  return {
    state: isState(state) ? state : ('learnt' as const),
    page: Math.max(1, Number(params.get('page')) || 1),
  };
}

/** What the market said of models, page by page. */
export function MarketFactsContent() {
  const search = useSearch(parse);
  const navigate = useNavigate();
  const query = useAtomValue(marketFactsAtom(search));
  const data = useLastLoaded(query);
  return (
    <Loaded query={{ data, error: query.error }}>
      {(facts) => (
        <MarketFactsView
          state={search.state}
          facts={facts}
          onState={(state) => navigate(`?state=${state}`, { replace: true })}
          onDecide={({ id }, state) => decideFact(id, state)}
        />
      )}
    </Loaded>
  );
}
