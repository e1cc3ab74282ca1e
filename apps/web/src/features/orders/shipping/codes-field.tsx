import { codesOf, isRussianLayout } from '@org/trade/marking-code';
import { TextArea } from '@org/ui/text-area';
import * as css from '../order.css.ts';

export interface CodesFieldProps {
  name: string | undefined;
  title: string;
  /** codes as they are typed, scanned or pasted */
  text: string;
  pieces: number;
  problem: string | undefined;
  onChange: (text: string) => void;
}

/** The field for codes of «Честный знак». A scanner types them one per line, or they are pasted. */
export function CodesField({ name, title, text, pieces, problem, onChange }: CodesFieldProps) {
  const codes = codesOf(text);
  const count = codes.length;
  return (
    <div className={css.codes}>
      <TextArea
        name={name}
        label={`Коды маркировки: ${count} из ${pieces}`}
        aria-label={`Коды маркировки: ${title}`}
        optionalText={count === 0 ? 'без них — если передаёте их в своём ЭДО' : undefined}
        placeholder="Отсканируйте или вставьте, по одному в строке"
        hint={
          codes.some(isRussianLayout)
            ? 'Сканер набрал код в русской раскладке, мы прочли его как латинский. Включите английскую раскладку: в ней коды видны такими, какие они есть'
            : undefined
        }
        rows={1}
        isGrowing
        spellCheck="false"
        value={text}
        onChange={onChange}
        // a field that is said to be valid would not show what the server refuses
        {...(problem !== undefined && { isInvalid: true, errorMessage: problem })}
      />
    </div>
  );
}
