import { Button } from '@org/ui/button';
import { FileDrop, type Rejection } from '@org/ui/file-drop';
import { Note } from '@org/ui/note';
import { Spinner } from '@org/ui/spinner';
import { TextField } from '@org/ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { firstErrorsOf, isAborted, messageOf } from '../../../shared/api/api.ts';
import * as page from '../import.css.ts';
import { LIST_TYPES, WRONG_TYPE } from '../list-types.ts';
import * as css from './check.css.ts';
import type { PriceCheck as Check, ListToCheck } from './check-call.ts';
import { CheckResult } from './check-result.tsx';

export interface PriceCheckProps {
  /** Has a list read. */
  onCheck: (list: ListToCheck, signal: AbortSignal) => Promise<Check>;
}

const MAX_BYTES = 10 * 1024 * 1024;
const REFUSALS: Record<Rejection['reason'], string> = {
  type: WRONG_TYPE,
  size: 'Файл больше 10 МБ. Для проверки хватит его части',
  count: 'Не больше 4 файлов',
};

/** Shows anybody what becomes of a price list: a file is dropped or an address given, and nothing goes on sale. */
export function PriceCheck({ onCheck }: PriceCheckProps) {
  const { what, check, errors, isPending, run, cancel } = useCheck(onCheck);
  const [url, setUrl] = useState('');
  const [refused, setRefused] = useState<string>();
  const result = useRef<HTMLElement>(null);
  useEffect(() => {
    if (check) result.current?.focus();
  }, [check]);
  const begin = (list: ListToCheck) => {
    setRefused(undefined);
    void run(list);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    begin({ url: url.trim() });
  };
  return (
    <div className={css.check}>
      <FileDrop
        label="Перетащите прайс-лист сюда"
        dropLabel="Отпустите файл"
        buttonText="Выбрать файл"
        hint="XLSX, XLS, ODS, CSV, CommerceML, YML, XML или JSON, до 10 МБ"
        acceptedTypes={LIST_TYPES}
        maxBytes={MAX_BYTES}
        isMultiple
        isDisabled={isPending}
        errorMessage={refused ?? errors.file}
        onFiles={(files) => begin({ files })}
        onReject={([rejection]) => rejection && setRefused(REFUSALS[rejection.reason])}
      />
      <form className={css.link} onSubmit={onSubmit}>
        <div className={css.address}>
          <TextField
            label="Или ссылка на прайс-лист или фид"
            inputMode="url"
            maxLength={2000}
            value={url}
            onChange={setUrl}
            isDisabled={isPending}
            isInvalid={errors.url !== undefined}
            errorMessage={errors.url}
          />
        </div>
        <Button type="submit" isDisabled={isPending || url.trim() === ''}>
          Проверить
        </Button>
      </form>
      <div role="status" className={css.state}>
        {isPending && (
          <>
            <Spinner />
            <span>Читаем {what}. Это займёт до минуты</span>
            <Button variant="ghost" onPress={cancel}>
              Отменить
            </Button>
          </>
        )}
      </div>
      {errors.other && <Note tone="danger">{errors.other}</Note>}
      {check && !isPending && (
        <section ref={result} tabIndex={-1} aria-label="Что мы поняли" className={css.result}>
          <CheckResult check={check} />
        </section>
      )}
      {!check && !isPending && (
        <p className={page.note}>
          Покажем, какие столбцы поняли, о чём спросили бы и как первые строки увидят покупатели.
          Файл не храним, в продажу ничего не попадёт
        </p>
      )}
    </div>
  );
}

interface Errors {
  file?: string | undefined;
  url?: string | undefined;
  /** of neither */
  other?: string | undefined;
}

const errorsOf = (error: unknown, list: ListToCheck): Errors => {
  const { file, url } = firstErrorsOf(error);
  if ('url' in list && (url ?? file)) return { url: url ?? file };
  return file ? { file } : { other: messageOf(error) };
};

/** The list that is being checked, and what has become of the last one. */
function useCheck(onCheck: PriceCheckProps['onCheck']) {
  const [what, setWhat] = useState('');
  const [check, setCheck] = useState<Check>();
  const [errors, setErrors] = useState<Errors>({});
  const [isPending, setPending] = useState(false);
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);
  const run = async (list: ListToCheck) => {
    const own = new AbortController();
    call.current = own;
    setWhat('url' in list ? 'файл по ссылке' : list.files.map(({ name }) => name).join(', '));
    setErrors({});
    setCheck(undefined);
    setPending(true);
    try {
      const found = await onCheck(list, own.signal);
      if (!own.signal.aborted) setCheck(found);
    } catch (error) {
      if (!own.signal.aborted && !isAborted(error)) setErrors(errorsOf(error, list));
    } finally {
      if (call.current === own) setPending(false);
    }
  };
  const cancel = () => {
    call.current?.abort();
    setPending(false);
  };
  return { what, check, errors, isPending, run, cancel };
}
