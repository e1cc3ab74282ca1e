import type { SourceBody } from '@org/api-client/schema';
import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { Heading } from '@org/ui/heading';
import { PlusIcon } from '@org/ui/icons';
import { DialogActions } from '@org/ui/modal';
import { Radio, RadioGroup } from '@org/ui/radio-group';
import { Select } from '@org/ui/select';
import { Stack } from '@org/ui/stack';
import { TextField } from '@org/ui/text-field';
import { useState } from 'react';
import { Form, SubmitButton, type Values } from '../../shared/form/form.tsx';
import { formatNumber } from '../../shared/format/format.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { AsyncConfirmDialog } from '../../shared/page/async-confirm-dialog.tsx';
import { Changing } from '../../shared/page/changing.tsx';
import { Dialog } from '../../shared/page/dialog.tsx';
import type { SourceActions } from './source-calls.ts';
import { type Access, chosenOf, inputOf, type Kind, type SourceChoice } from './source-input.ts';
import { SourceRow } from './source-row.tsx';
import { SCHEDULES } from './source-words.ts';
import type { Source } from './sources.atoms.ts';
import * as css from './sources.css.ts';

const HINTS: Record<Exclude<Kind, 'mail'>, string> = {
  link: 'По нему файл скачивается в браузере: https://shop.example/opt/price.xlsx',
  ftp: 'ftp://shop.example/out/price.xlsx, а с шифрованием ftps://',
  sftp: 'sftp://shop.example/out/price.xlsx. Ключ сервера запомним при первом входе',
};

interface FileFieldsProps extends Pick<SourceChoice, 'access'> {
  source: Source | undefined;
  kind: Exclude<Kind, 'mail'>;
  choose: (change: Partial<SourceChoice>) => void;
}

/** The fields of a source that is a file at an address. */
function FileFields({ source, kind, access, choose }: FileFieldsProps) {
  return (
    <>
      <TextField
        name="url"
        label="Адрес файла"
        hint={HINTS[kind]}
        defaultValue={source?.url ?? ''}
        inputMode="url"
        isRequired
        maxLength={1000}
        errorMessage="Укажите адрес"
      />
      {kind === 'link' ? (
        <>
          <RadioGroup
            label="Доступ"
            orientation="horizontal"
            value={access}
            onChange={(value) => choose({ access: value as Access })}
          >
            <Radio value="open">Открыт</Radio>
            <Radio value="login">Логин и пароль</Radio>
            <Radio value="header">Заголовок</Radio>
          </RadioGroup>
          {access !== 'open' && <AccessFields source={source} access={access} />}
        </>
      ) : (
        <AccessFields source={source} access="login" isOptional={kind === 'ftp'} />
      )}
    </>
  );
}

function AccessFields({
  source,
  access,
  isOptional = false,
}: {
  source: Source | undefined;
  access: Exclude<Access, 'open'>;
  isOptional?: boolean;
}) {
  const kept = chosenOf(source).access === access && source?.secret_set_at;
  return (
    <Stack>
      {access === 'login' ? (
        <TextField
          name="login"
          label="Логин"
          defaultValue={source?.login ?? ''}
          isRequired={!isOptional}
          maxLength={200}
          autoComplete="off"
          errorMessage="Укажите логин"
        />
      ) : (
        <TextField
          name="header_name"
          label="Название заголовка"
          hint="Например, X-Api-Key"
          defaultValue={source?.header_name ?? ''}
          isRequired
          maxLength={60}
          autoComplete="off"
          errorMessage="Укажите название"
        />
      )}
      <TextField
        name="secret"
        type="password"
        label={access === 'login' ? 'Пароль' : 'Значение заголовка'}
        hint={kept ? `Задан ${formatMoment(kept)}. Пустое поле его не меняет` : undefined}
        maxLength={1000}
        autoComplete="new-password"
      />
    </Stack>
  );
}

/** The fields of a source that is a mailbox. */
function MailFields({ source }: { source: Source | undefined }) {
  return (
    <>
      <TextField
        name="senders"
        label="Чьи письма читать"
        hint="Адреса через запятую, или домен целиком: @shop.example"
        defaultValue={source?.senders.join(', ') ?? ''}
        isRequired
        maxLength={1000}
        autoComplete="off"
        errorMessage="Укажите отправителя"
      />
      <p className={css.note}>
        {source?.mail_address
          ? `Письма ждём на ${source.mail_address}.`
          : 'Адрес для писем покажем, когда источник будет добавлен.'}{' '}
        В письме один файл: XLSX, XLS, ODS, CSV, XML, YML или ZIP. Каждое письмо читается один раз.
      </p>
    </>
  );
}

interface SourceDialogProps {
  /** The source to change; absent for a new one. @default none */
  source?: Source;
  warehouses: readonly { id: string; name: string }[];
  /** Whether price lists may come by e-mail. @default false */
  takesMail?: boolean;
  onSave: (input: SourceBody) => Promise<unknown>;
  onClose: () => void;
}

const ALL = 'all';

/** Adds a source, or changes one. */
function SourceDialog({
  source,
  warehouses,
  takesMail = false,
  onSave,
  onClose,
}: SourceDialogProps) {
  const [chosen, setChosen] = useState(() => chosenOf(source));
  const choose = (change: Partial<SourceChoice>) =>
    setChosen((before) => ({ ...before, ...change }));
  const send = async (values: Values) => {
    const input = inputOf(values, chosen);
    await onSave(!source && chosen.kind === 'mail' ? { ...input, kind: 'mail' } : input);
    onClose();
  };
  const title = source ? 'Источник прайс-листа' : 'Новый источник прайс-листа';
  return (
    <Dialog onClose={onClose} title={title} isDismissable={false}>
      <Form label={title} send={send}>
        <TextField
          name="name"
          label="Название"
          defaultValue={source?.name ?? ''}
          isRequired
          autoFocus
          maxLength={80}
          errorMessage="Укажите название"
        />
        {source?.kind !== 'mail' && (
          <RadioGroup
            label="Откуда прайс-лист"
            orientation="horizontal"
            value={chosen.kind}
            onChange={(kind) => choose({ kind: kind as Kind })}
          >
            <Radio value="link">По ссылке</Radio>
            <Radio value="ftp">FTP</Radio>
            <Radio value="sftp">SFTP</Radio>
            {takesMail && !source && <Radio value="mail">Из писем</Radio>}
          </RadioGroup>
        )}
        {chosen.kind === 'mail' ? (
          <MailFields source={source} />
        ) : (
          <FileFields source={source} kind={chosen.kind} access={chosen.access} choose={choose} />
        )}
        {chosen.kind !== 'mail' && (
          <Select
            label="Когда забирать"
            items={SCHEDULES.map(([value, label]) => ({ value: value || 'hand', label }))}
            isRequired
            value={chosen.every || 'hand'}
            onChange={(every) => choose({ every: every === 'hand' ? '' : (every ?? '') })}
          />
        )}
        <Select
          label="О чём прайс-лист"
          items={[
            { value: ALL, label: 'Весь товар компании' },
            ...warehouses.map(({ id, name }) => ({ value: id, label: `Склад «${name}»` })),
          ]}
          isRequired
          value={chosen.warehouse ?? ALL}
          onChange={(id) => choose({ warehouse: id === ALL ? null : (id ?? null) })}
        />
        <RadioGroup
          label="Чего нет в файле"
          value={chosen.mode}
          onChange={(mode) => choose({ mode: mode as SourceChoice['mode'] })}
        >
          <Radio value="replace">Снимать с продажи</Radio>
          <Radio value="update">Оставлять, как есть</Radio>
        </RadioGroup>
        <DialogActions>
          <Button slot="close">Отменить</Button>
          <SubmitButton pendingText="Сохраняем">
            {source ? 'Сохранить' : 'Добавить источник'}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface SourcesProps extends SourceActions, Pick<SourceDialogProps, 'warehouses' | 'takesMail'> {
  /** Those that need attention first. */
  sources: readonly Source[];
  importHrefOf: (importId: string) => string;
}

type Open = { what: 'new' } | { what: 'edit' | 'remove'; source: Source };

/** The sources that a company's price lists come from by themselves. */
export function Sources({
  sources,
  warehouses,
  takesMail = false,
  importHrefOf,
  ...actions
}: SourcesProps) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const add = (
    <Changing>
      <Button icon={<PlusIcon size={16} />} onPress={() => setOpen({ what: 'new' })}>
        Добавить источник
      </Button>
    </Changing>
  );
  return (
    <section aria-labelledby="sources">
      <div className={css.head}>
        <Heading id="sources" level={2} size={18}>
          Источники прайс-листа
        </Heading>
        {sources.length > 0 && (
          <>
            <span className={css.note}>{formatNumber(sources.length)}</span>
            <span className={css.atEnd}>{add}</span>
          </>
        )}
      </div>
      {sources.length === 0 ? (
        <EmptyState title="Источников пока нет" actions={add}>
          Дайте адрес, по которому лежит прайс-лист{takesMail && ', или присылайте его письмами'}.
          Мы будем забирать его сами, узнавать столбцы, как в прошлый раз, и обновлять остатки. Что
          похоже на ошибку, не применим и напишем вам.
        </EmptyState>
      ) : (
        <>
          <div className={css.titles} aria-hidden="true">
            <span>Источник</span>
            <span>Состояние</span>
            <span>Последний раз</span>
            <span>Следующий</span>
            <span>Что изменилось</span>
          </div>
          <ul>
            {sources.map((source) => (
              <SourceRow
                key={source.id}
                source={source}
                importHrefOf={importHrefOf}
                {...actions}
                onEdit={() => setOpen({ what: 'edit', source })}
                onRemove={() => setOpen({ what: 'remove', source })}
              />
            ))}
          </ul>
          <p className={`${css.note} ${css.notes.plain}`}>
            Покупатели видят, когда цену подтвердили, и предупреждение, если ей больше двух дней.
          </p>
        </>
      )}
      {open?.what === 'new' && (
        <SourceDialog
          warehouses={warehouses}
          takesMail={takesMail}
          onSave={actions.onAdd}
          onClose={close}
        />
      )}
      {open?.what === 'edit' && (
        <SourceDialog
          source={open.source}
          warehouses={warehouses}
          onSave={(input) => actions.onChange(open.source, input)}
          onClose={close}
        />
      )}
      {open?.what === 'remove' && (
        <AsyncConfirmDialog
          onClose={close}
          title={`Удалить источник «${open.source.name}»?`}
          confirmLabel="Удалить"
          cancelLabel="Не удалять"
          pendingText="Удаляем"
          isDestructive
          onConfirm={() => actions.onRemove(open.source)}
        >
          Больше ничего не придёт. То, что он уже принёс, останется в продаже.
        </AsyncConfirmDialog>
      )}
    </section>
  );
}
