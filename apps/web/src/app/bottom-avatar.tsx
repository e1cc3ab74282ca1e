import { Avatar } from '@org/ui/avatar';
import { UserIcon } from '@org/ui/icons';
import { profileAtom } from '../features/profile/profile.atoms.ts';
import { useOwnValue } from '../shared/hooks/use-taken-over.ts';
import { avatar } from './header/app-header.css.ts';

/** The avatar of the signed-in user, in the bottom bar. */
export function BottomAvatar() {
  const user = useOwnValue(profileAtom)?.data;
  if (!user) return <UserIcon />;
  return (
    <span className={avatar}>
      <Avatar name={user.full_name ?? ''} src={user.avatar} size={24} isDecorative />
    </span>
  );
}
