import { Badge } from '@org/ui/badge';
import { SnowflakeIcon } from '@org/ui/icons';

export function Example() {
  return (
    <Badge tone="winter" icon={<SnowflakeIcon size={14} />}>
      Winter
    </Badge>
  );
}
