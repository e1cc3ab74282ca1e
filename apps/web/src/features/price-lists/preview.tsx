import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@org/ui/tabs';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { formatNumber } from '../../shared/format/format.ts';
import { Changing, useMayChange } from '../../shared/page/changing.tsx';
import { accountOf, unreadOf } from './account-words.ts';
import { ChangesPart } from './changes-part.tsx';
import { ColumnsPart } from './columns-part.tsx';
import { Decision } from './decision.tsx';
import { isOpen, openRows } from './doubt-words.ts';
import { DoubtsPart } from './doubts-part.tsx';
import type { Drafts } from './drafts.ts';
import * as css from './import.css.ts';
import {
  answerQuestion,
  cancelImport,
  changeMode,
  confirmImport,
  moveHeader,
  rereadImport,
} from './import-calls.ts';
import { Figures } from './panel-figures.tsx';
import type { Import, ImportId } from './price-lists.atoms.ts';
import { QuestionsPart } from './questions-part.tsx';
import { RejectedPart } from './rejected-part.tsx';
import { RowsPart } from './rows-part.tsx';
import { RulesPart } from './rules-part.tsx';
import { UnderstoodFigures } from './understood-figures.tsx';
import { answerDoubts, doubtsAtom, openTabAtom, rulesAtom } from './understood-names.atoms.ts';

/** An import that has been read and waits: how each row is understood, what is doubtful, and the decision. */
export function Preview({ id, list }: { id: ImportId; list: Import }) {
  const [tab, setTab] = useAtom(openTabAtom(id));
  const { data: doubts, error: unasked } = useAtomValue(doubtsAtom(id));
  const { data: rules } = useAtomValue(rulesAtom(id.companyId));
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const open = openRows(doubts ?? [], drafts);
  const unread = (doubts ?? [])
    .filter(({ kind }) => kind === 'unread_cells')
    .map(({ subject, rows }) => ({ column: subject, rows }));
  const questions = (doubts ?? []).filter((doubt) => isOpen(doubt, drafts)).length;
  const reread = (columns: Parameters<typeof rereadImport>[1]) => rereadImport(id, columns);
  const mayChange = useMayChange();
  const ownTabs = [
    {
      key: 'doubts',
      title: 'Вопросы',
      count: questions,
      panel: doubts ? (
        <DoubtsPart id={id} doubts={doubts} drafts={drafts} onDrafts={setDrafts} />
      ) : unasked ? (
        <Note tone="danger">{messageOf(unasked)}</Note>
      ) : (
        <Skeleton width="100%" height={200} shape="box" />
      ),
    },
    { key: 'rows', title: 'Все строки', count: list.accepted, panel: <RowsPart id={id} /> },
    {
      key: 'changes',
      title: 'Что изменится',
      count: list.created + list.updated + list.removed,
      panel: (
        <>
          <Figures list={list} isDone={false} />
          <ChangesPart id={id} list={list} />
        </>
      ),
    },
    ...(list.rejected_count > 0
      ? [
          {
            key: 'rejected',
            title: 'Отклонено',
            count: list.rejected_count,
            panel: <RejectedPart id={id} list={list} />,
          },
        ]
      : []),
    {
      key: 'columns',
      title: 'Столбцы',
      count: undefined,
      panel: (
        <ColumnsPart list={list} onReread={reread} onHeader={(header) => moveHeader(id, header)} />
      ),
    },
    {
      key: 'rules',
      title: 'Правила',
      count: rules?.length,
      panel: <RulesPart companyId={id.companyId} />,
    },
  ];
  const tabs = ownTabs.filter(({ key }) => mayChange || key !== 'doubts');
  return (
    <>
      <section className={css.section} aria-label="Понято как">
        <p className={css.note}>
          {accountOf(list.columns)}
          {unreadOf(unread)}
        </p>
        <UnderstoodFigures list={list} open={open} />
      </section>
      <QuestionsPart
        questions={list.questions}
        onAnswer={(corrections) => answerQuestion(id, corrections)}
      />
      <Tabs
        selectedKey={tabs.some(({ key }) => key === tab) ? tab : (tabs[0]?.key ?? '')}
        onSelectionChange={(key) => setTab(String(key))}
      >
        <TabList label="Строки прайс-листа">
          {tabs.map(({ key, title, count }) => (
            <Tab key={key} id={key} count={count === undefined ? undefined : formatNumber(count)}>
              {title}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ key, panel }) => (
          <TabPanel key={key} id={key}>
            {panel}
          </TabPanel>
        ))}
      </Tabs>
      <Changing>
        <Decision
          // confirmations are valid only for the file as it was read
          key={`${list.accepted} ${list.mode}`}
          list={list}
          open={open}
          drafts={drafts.size}
          onConfirm={() => confirmImport(id, list)}
          onCancel={() => cancelImport(id)}
          onMode={(mode) => changeMode(id, mode)}
          onAnswers={() => answerDoubts(id, drafts)}
        />
      </Changing>
    </>
  );
}
