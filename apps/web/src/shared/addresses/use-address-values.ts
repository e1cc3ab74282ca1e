import { useEffect, useState } from 'react';
import type { Address, AddressInput, Owner } from './addresses.atoms.ts';

const EMPTY: AddressInput = {
  company_id: null,
  label: 'Склад',
  city: '',
  street: '',
  receiver: '',
  phone: '',
  working_hours: null,
  is_default: false,
};

const inputOf = ({ id: _, company, ...fields }: Address): AddressInput => ({
  ...fields,
  company_id: company?.id ?? null,
});

/** The state of the address form. A new address is prefilled with what is known of its company's place. */
export function useAddressValues(
  address: Address | undefined,
  owners: readonly Owner[],
  prefill: (companyId: string) => Promise<Partial<AddressInput>>,
) {
  const [values, setValues] = useState<AddressInput>(() =>
    address ? inputOf(address) : { ...EMPTY, company_id: owners[0]?.id ?? null },
  );
  // the phone field keeps its own text, so it must start anew when a company brings another number
  const [filled, setFilled] = useState(0);
  const change = (changes: Partial<AddressInput>) => setValues((now) => ({ ...now, ...changes }));
  const owner = address ? null : values.company_id;
  useEffect(() => {
    let isGone = false;
    const fill = (known: Partial<AddressInput>) => {
      if (isGone) return;
      setValues((now) => ({
        ...now,
        city: now.city || (known.city ?? ''),
        street: now.street || (known.street ?? ''),
        phone: now.phone || (known.phone ?? ''),
        working_hours: now.working_hours || (known.working_hours ?? null),
      }));
      setFilled((times) => times + 1);
    };
    if (owner) prefill(owner).then(fill, () => undefined);
    return () => {
      isGone = true;
    };
  }, [owner, prefill]);
  return { values, change, filled };
}
