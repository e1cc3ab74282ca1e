import { Text } from '@org/ui/text';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { WarehouseFields } from './warehouse-fields.tsx';
import { inputOf, type WarehouseInput } from './warehouse-input.ts';
import * as css from './warehouses.css.ts';

export interface FirstWarehouseProps {
  /** City of the company. */
  city: string | null;
  onSave: (input: WarehouseInput) => Promise<unknown>;
}

/** Asks where the goods are stored before anything is loaded: without a city nothing could be put on sale. */
export function FirstWarehouse({ city, onSave }: FirstWarehouseProps) {
  const [chosen, setChosen] = useState(city ?? '');
  return (
    <section className={css.ask} aria-labelledby="first-warehouse">
      <div>
        <h2 id="first-warehouse" className={css.askTitle}>
          Где лежит товар?
        </h2>
        <Text size={13} tone="secondary">
          Покупатели ищут по городу и сроку. Другие склады можно добавить потом, или их назовёт
          прайс-лист.
        </Text>
      </div>
      <Form label="Первый склад" send={(values) => onSave(inputOf(values, chosen))}>
        <WarehouseFields city={chosen} onCity={setChosen} />
        <div>
          <SubmitButton pendingText="Сохраняем">Дальше, к файлу</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
