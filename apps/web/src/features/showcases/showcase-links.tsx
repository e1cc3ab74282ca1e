import { Button } from '@org/ui/button';
import { Heading } from '@org/ui/heading';
import { IconButton } from '@org/ui/icon-button';
import { CopyIcon } from '@org/ui/icons';
import { Link } from '@org/ui/link';
import { Suspense, useState } from 'react';
import { formatNumber } from '../../shared/format/format.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { AsyncConfirmDialog } from '../../shared/page/async-confirm-dialog.tsx';
import { Changing } from '../../shared/page/changing.tsx';
import { copyLink } from '../../shared/page/copy-link.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import * as ruled from '../../shared/page/ruled-list.css.ts';
import type { Showcase } from './showcases.atoms.ts';
import * as css from './showcases.css.ts';

const OfferDialog = lazyPart(() => import('./offer-dialog.tsx'), 'OfferDialog');

type ShowcaseLink = Showcase['links'][number];

const TITLES: Record<ShowcaseLink['file'], string> = {
  'price.xlsx': 'XLSX',
  'price.csv': 'CSV',
  'yml.xml': 'YML',
  'avito.xml': 'Авито',
  'drom.xml': 'Дром',
  'import.xml': 'CommerceML, товары',
  'offers.xml': 'CommerceML, цены',
};

const HELD: Record<NonNullable<ShowcaseLink['held']>, string> = {
  empty: 'Сейчас ничего не находится: отдаём последний полный файл',
  shrunk: 'Строк стало вдвое меньше: сутки отдаём прежний файл',
  failed: 'Новый файл не собрался: отдаём последний удачный',
};

const fetchedText = ({ fetched_at, rows }: ShowcaseLink) =>
  fetched_at
    ? `Забирали ${formatMoment(fetched_at)}, строк ${formatNumber(rows ?? 0)}`
    : 'Ещё не забирали';

interface ShowcaseLinksProps {
  company: string;
  showcase: string;
  links: Showcase['links'];
  onRenew: () => Promise<unknown>;
}

/** The links of a showcase, and when each was fetched. */
export function ShowcaseLinks({ company, showcase, links, onRenew }: ShowcaseLinksProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isOffering, setOffering] = useState(false);
  return (
    <section className={css.section} aria-label="Ссылки">
      <div className={css.sectionHead}>
        <Heading level={2} size={18}>
          Ссылки
        </Heading>
        <span className={css.note}>не меняются, пока витрина жива</span>
        <span className={css.right}>
          <Button variant="link" onPress={() => setOffering(true)}>
            Предложение в PDF
          </Button>
          <Changing>
            <Button variant="link" onPress={() => setDialogOpen(true)}>
              Закрыть доступ и выдать новые
            </Button>
          </Changing>
        </span>
      </div>
      <div className={ruled.list}>
        {links.map((link) => (
          <div key={link.file} className={css.link}>
            <span>{TITLES[link.file]}</span>
            <div>
              <Link href={link.url}>
                <span className={css.url}>{link.url}</span>
              </Link>
              <div className={link.held ? css.warn : css.note}>
                {link.held ? HELD[link.held] : fetchedText(link)}
              </div>
            </div>
            <IconButton
              label={`Скопировать ссылку, ${TITLES[link.file]}`}
              icon={<CopyIcon size={16} />}
              onPress={() => void copyLink(link.url)}
            />
          </div>
        ))}
      </div>
      {isOffering && (
        <Suspense>
          <OfferDialog company={company} showcase={showcase} onClose={() => setOffering(false)} />
        </Suspense>
      )}
      {isDialogOpen && (
        <AsyncConfirmDialog
          onClose={() => setDialogOpen(false)}
          title="Выдать новые ссылки?"
          confirmLabel="Выдать новые"
          cancelLabel="Оставить эти"
          pendingText="Выдаём"
          isDestructive
          onConfirm={onRenew}
        >
          Прежние сразу перестанут открываться. Кто забирает прайс по ним, ничего не получит, пока
          вы не дадите ему новые.
        </AsyncConfirmDialog>
      )}
    </section>
  );
}
