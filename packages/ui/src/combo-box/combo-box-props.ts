import type { ListSource, SearchWords } from '../internal/list/list-source.ts';
import type { Option } from '../internal/list/option.ts';
import type { PickerProps } from '../internal/picker/picker.ts';
import type { SelectionMode } from '../internal/picker/picker-value.ts';

export interface ComboBoxProps<Mode extends SelectionMode = 'single'>
  extends PickerProps<Mode>,
    ListSource {
  /**
   * Texts of this list that differ from those of `WordsProvider`.
   * @default those of `WordsProvider`
   */
  words?: Partial<SearchWords> | undefined;
  /**
   * Whether several chosen options are chips under the field, each with a cross; the field says how many they are.
   * @default false
   */
  hasChips?: boolean | undefined;
  /**
   * Creates an option from a typed text that is not in the list. With it the list ends with a row that offers to add
   * the text. The returned option is selected; null leaves the selection as it is.
   * @default none: only what is in the list can be chosen
   */
  onCreate?: ((text: string) => Option | null | Promise<Option | null>) | undefined;
}
