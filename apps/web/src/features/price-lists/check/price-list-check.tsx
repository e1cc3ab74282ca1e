import { Button } from '@org/ui/button';
import { FileDrop, type Rejection } from '@org/ui/file-drop';
import { Note } from '@org/ui/note';
import { Spinner } from '@org/ui/spinner';
import { TextField } from '@org/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { firstErrorsOf, isAborted, messageOf } from '../../../shared/api/api.ts';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { fieldError } from '../../../shared/form/form-failure.ts';
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
  const { what, check, errors, isPending, checkFiles, checkAddress, cancel } = useCheck(onCheck);
  const [url, setUrl] = useState('');
  const [refused, setRefused] = useState<string>();
  const result = useRef<HTMLElement>(null);
  useEffect(() => {
    if (check) result.current?.focus();
  }, [check]);
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
        onFiles={(files) => {
          setRefused(undefined);
          void checkFiles(files);
        }}
        onReject={([rejection]) => rejection && setRefused(REFUSALS[rejection.reason])}
      />
      <Form label="Проверка по ссылке" send={() => checkAddress(url.trim())}>
        <div className={css.link}>
          <div className={css.address}>
            <TextField
              name="url"
              label="Или ссылка на прайс-лист или фид"
              inputMode="url"
              maxLength={2000}
              value={url}
              onChange={setUrl}
              isDisabled={isPending}
            />
          </div>
          <SubmitButton variant="secondary" isDisabled={isPending || url.trim() === ''}>
            Проверить
          </SubmitButton>
        </div>
      </Form>
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
  other?: string | undefined;
}

/** What is wrong with the file at an address is said at the address. */
function errorOfAddress(error: unknown) {
  const { url, file } = firstErrorsOf(error);
  return file && !url ? fieldError('url', file) : error;
}

/** The list that is being checked, and what has become of the last one. */
function useCheck(onCheck: PriceCheckProps['onCheck']) {
  const [what, setWhat] = useState('');
  const [check, setCheck] = useState<Check>();
  const [errors, setErrors] = useState<Errors>({});
  const [isPending, setPending] = useState(false);
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);
  const run = async (list: ListToCheck, name: string) => {
    const controller = new AbortController();
    call.current = controller;
    setWhat(name);
    setErrors({});
    setCheck(undefined);
    setPending(true);
    try {
      const found = await onCheck(list, controller.signal);
      if (!controller.signal.aborted) setCheck(found);
    } catch (error) {
      if (!controller.signal.aborted && !isAborted(error)) throw error;
    } finally {
      if (call.current === controller) setPending(false);
    }
  };
  const checkFiles = async (files: readonly File[]) => {
    try {
      await run({ files }, files.map(({ name }) => name).join(', '));
    } catch (error) {
      const { file } = firstErrorsOf(error);
      setErrors(file ? { file } : { other: messageOf(error) });
    }
  };
  const checkAddress = async (url: string) => {
    try {
      await run({ url }, 'файл по ссылке');
    } catch (error) {
      throw errorOfAddress(error);
    }
  };
  const cancel = () => {
    call.current?.abort();
    setPending(false);
  };
  return { what, check, errors, isPending, checkFiles, checkAddress, cancel };
}
