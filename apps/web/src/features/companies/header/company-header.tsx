import { Avatar } from '@org/ui/avatar';
import { ButtonLink } from '@org/ui/button-link';
import { IconButton } from '@org/ui/icon-button';
import { GitBranchPlusIcon, Trash2Icon } from '@org/ui/icons';
import { Link } from '@org/ui/link';
import { Text } from '@org/ui/text';
import { VisuallyHidden } from '@org/ui/visually-hidden';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { countOf } from '../../../shared/format/format.ts';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
import { useMedia } from '../../../shared/hooks/use-media.ts';
import { BackLink } from '../../../shared/page/back-link.tsx';
import { toast, toastError } from '../../../shared/page/messages.ts';
import { paths } from '../../../shared/page/paths.ts';
import type { Company } from '../companies.atoms.ts';
import { dayOf, FILIALS, fullName, shortName } from '../company-words.ts';
import * as css from './company-header.css.ts';

interface LogoFieldProps {
  name: string;
  logo: string | null;
  /** Whether the user may change it. */
  canChange: boolean;
  /** Sets a picture as the logo. */
  onUpload: (file: File) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
}

const MAX_BYTES = 5 * 1024 * 1024;
const TYPES = ['.png', '.jpg', '.jpeg', '.gif'];

function refusalOf({ name, size }: File): string | null {
  if (!TYPES.some((type) => name.toLowerCase().endsWith(type))) return 'Нужен PNG, JPG или GIF';
  return size > MAX_BYTES ? 'Файл больше 5 МБ' : null;
}

/** The logo. A press chooses another one; the basket at its corner removes it. */
function LogoField({ name, logo, canChange, onUpload, onRemove }: LogoFieldProps) {
  const [isBusy, during] = useBusy();
  const isPhone = useMedia('(max-width: 699.98px)');
  const choose = (file: File | undefined) => {
    if (!file) return;
    const refusal = refusalOf(file);
    if (refusal) toast.error(refusal);
    else void during(onUpload(file)).catch(toastError);
  };
  const picture = (
    <Avatar
      name={shortName(name)}
      src={logo}
      size={isPhone ? 64 : 88}
      shape="square"
      isDecorative
    />
  );
  if (!canChange) return <div className={css.logo}>{picture}</div>;
  return (
    <div className={css.logo}>
      <FileTrigger acceptedFileTypes={TYPES} onSelect={(files) => choose(files?.[0])}>
        <Button className={css.choose} isPending={isBusy}>
          <VisuallyHidden>{logo ? 'Сменить логотип' : 'Загрузить логотип'}</VisuallyHidden>
          {picture}
        </Button>
      </FileTrigger>
      {logo && (
        <span className={css.corner}>
          <IconButton
            label="Удалить фото"
            variant="inherit"
            icon={<Trash2Icon size={16} />}
            isPending={isBusy}
            onPress={() => void during(onRemove()).catch(toastError)}
          />
        </span>
      )}
    </div>
  );
}

interface CompanyHeaderProps extends Pick<LogoFieldProps, 'onUpload' | 'onRemove'> {
  company: Company;
}

/** The way back to all companies. */
export const BackToCompanies = () => <BackLink href={paths.companies}>Все компании</BackLink>;

/** The header of a company: its name, since when it is registered, and a button that adds a branch. */
export function CompanyHeader({ company, onUpload, onRemove }: CompanyHeaderProps) {
  const { id, parent, inn, city, filials, logo, name, registered_at } = company;
  const canManage = company.rights.includes('manage');
  const facts = [
    inn && `ИНН ${inn}`,
    city,
    filials.length > 0 && countOf(filials.length, FILIALS),
  ].filter((fact): fact is string => Boolean(fact));
  return (
    <>
      <BackToCompanies />
      <header className={css.header}>
        <LogoField
          name={name}
          logo={logo}
          canChange={canManage}
          onUpload={onUpload}
          onRemove={onRemove}
        />
        <div>
          <Text size={13} tone="hint">
            Зарегистрирована {dayOf(registered_at)}
          </Text>
          <h1 className={css.title}>{fullName(company)}</h1>
          <p className={css.facts}>
            {facts.map((fact, place) => (
              <span key={fact} className={css.fact}>
                {place > 0 && '· '}
                {fact}{' '}
              </span>
            ))}
          </p>
          {parent && (
            <p className={css.facts}>
              Филиал бренда <Link href={paths.company(parent.id)}>{parent.name}</Link>
            </p>
          )}
        </div>
        {!parent && canManage && (
          <div className={css.action}>
            <ButtonLink href={paths.companyCreate(id)} icon={<GitBranchPlusIcon size={16} />}>
              Создать филиал бренда
            </ButtonLink>
          </div>
        )}
      </header>
    </>
  );
}
