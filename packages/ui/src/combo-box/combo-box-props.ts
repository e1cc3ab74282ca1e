import type { ListSource, SearchWords } from '../internal/list/list-source.ts';
import type { Option } from '../internal/list/option.ts';
import type { PickerProps } from '../internal/picker/picker.ts';
import type { SelectionMode } from '../internal/picker/picker-value.ts';

export interface ComboBoxProps<Mode extends SelectionMode = 'single'>
  extends PickerProps<Mode>,
    ListSource {
  /**
   * Words of this list that differ from those around.
   * @default those of `WordsProvider`
   */
  words?: Partial<SearchWords> | undefined;
  /**
   * Makes an option of what was typed and is not in the list: the list then ends with a row that offers it. The option
   * that it returns is chosen; null leaves the choice as it is.
   * @default none: only what is in the list can be chosen
   */
  onCreate?: ((text: string) => Option | null | Promise<Option | null>) | undefined;
}
