import { Radio, RadioGroup } from '@org/ui/radio-group';
import { TextField } from '@org/ui/text-field';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { type Access, type Chosen, chosenOf, type Kind } from './source-input.ts';
import type { Source } from './sources.atoms.ts';
import * as css from './sources.css.ts';

const HINTS: Record<Exclude<Kind, 'mail'>, string> = {
  link: 'По нему файл скачивается в браузере: https://shop.example/opt/price.xlsx',
  ftp: 'ftp://shop.example/out/price.xlsx, а с шифрованием ftps://',
  sftp: 'sftp://shop.example/out/price.xlsx. Ключ сервера запомним при первом входе',
};

interface FileFieldsProps extends Pick<Chosen, 'access'> {
  source: Source | undefined;
  kind: Exclude<Kind, 'mail'>;
  choose: (change: Partial<Chosen>) => void;
}

/** The fields of a source that is a file at an address. */
export function FileFields({ source, kind, access, choose }: FileFieldsProps) {
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
    <div className={css.fields}>
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
    </div>
  );
}

/** The fields of a source that is a mailbox. */
export function MailFields({ source }: { source: Source | undefined }) {
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
