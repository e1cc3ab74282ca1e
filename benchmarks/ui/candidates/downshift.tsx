import { useCombobox } from 'downshift';
import { useState } from 'react';
import type { Option } from '../../../packages/ui/src/combo-box/combo-box.tsx';
import { options } from '../options.ts';

/** The hook's own example: a plain list of every match. */
export function Candidate() {
  const [items, setItems] = useState(options);
  const combobox = useCombobox<Option>({
    items,
    itemToString: (item) => item?.label ?? '',
    onInputValueChange: ({ inputValue }) => {
      const text = inputValue.toLowerCase();
      setItems(options.filter((option) => option.label.toLowerCase().includes(text)));
    },
  });
  const { isOpen, highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps } =
    combobox;
  const input = getInputProps();
  return (
    <div>
      <label htmlFor={input.id} {...getLabelProps()}>
        Model
      </label>
      <input {...input} />
      <ul {...getMenuProps()} style={{ maxHeight: 245, overflow: 'auto' }}>
        {isOpen &&
          items.map((item, index) => (
            <li
              key={item.value}
              {...getItemProps({ item, index })}
              style={{ background: index === highlightedIndex ? '#eee' : undefined }}
            >
              {item.label}
            </li>
          ))}
      </ul>
    </div>
  );
}
