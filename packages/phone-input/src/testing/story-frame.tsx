import { useState } from 'react';
import {
  type PhoneCountryData,
  type PhoneForms,
  PhoneInput,
  type PhoneInputProps,
} from '../phone-input.tsx';

/** Props of the field. `form: true` puts it into a form that counts how often it is sent. */
export type PhoneStoryProps = Omit<PhoneInputProps, 'form'> & { form?: boolean };

interface Report {
  digits: string;
  country: PhoneCountryData | null;
  forms: PhoneForms;
}

/**
 * A field and, under it, what it has reported. With a `value` it is controlled: the value follows the typed text and
 * the Storybook control `value`.
 */
export function PhoneStory({ form = false, ...props }: PhoneStoryProps) {
  const [value, setValue] = useState(props.value);
  const [seen, setSeen] = useState(props.value);
  const [report, setReport] = useState<Report | null>(null);
  const [changes, setChanges] = useState(0);
  const [sent, setSent] = useState(0);
  if (seen !== props.value) {
    setSeen(props.value);
    setValue(props.value);
  }
  const field = (
    <PhoneInput
      {...props}
      value={props.value === undefined ? undefined : value}
      onChange={(digits, country, forms) => {
        setValue(digits);
        setReport({ digits, country, forms });
        setChanges(changes + 1);
        props.onChange?.(digits, country, forms);
      }}
    />
  );
  return (
    <div style={{ display: 'grid', gap: 12, maxWidth: 320 }}>
      {form ? (
        <form
          aria-label="Заявка"
          onSubmit={(event) => {
            event.preventDefault();
            setSent(sent + 1);
          }}
        >
          {field}
        </form>
      ) : (
        field
      )}
      <Reported report={report} changes={changes} sent={sent} />
    </div>
  );
}

interface ReportedProps {
  report: Report | null;
  changes: number;
  sent: number;
}

function Reported({ report, changes, sent }: ReportedProps) {
  return (
    <output
      style={{ font: '12px/16px monospace', color: 'var(--org-color-ink-2)', minHeight: 64 }}
      data-digits={report?.digits}
      data-country={report?.country?.countryCode}
      data-e164={report?.forms.e164}
      data-formatted={report?.forms.formatted}
      data-changes={changes}
      data-submitted={sent}
    >
      {report && (
        <>
          digits: {report.digits || '—'}
          <br />
          country: {report.country ? `${report.country.countryCode} ${report.country.name}` : '—'}
          <br />
          e164: {report.forms.e164 || '—'}
          <br />
          formatted: {report.forms.formatted || '—'}
        </>
      )}
    </output>
  );
}
