import { Badge } from '../../packages/ui/src/badge/badge.tsx';
import { Button } from '../../packages/ui/src/button/button.tsx';
import { Chip, ChipGroup } from '../../packages/ui/src/chip/chip.tsx';
import { Count } from '../../packages/ui/src/count/count.tsx';
import { EmptyState } from '../../packages/ui/src/empty-state/empty-state.tsx';
import { IconButton } from '../../packages/ui/src/icon-button/icon-button.tsx';
import {
  CheckIcon,
  CircleAlertIcon,
  CircleQuestionMarkIcon,
  DownloadIcon,
  HeartIcon,
  SnowflakeIcon,
  SunIcon,
  SunSnowIcon,
} from '../../packages/ui/src/icons/icons.tsx';
import { Note } from '../../packages/ui/src/note/note.tsx';
import { Progress } from '../../packages/ui/src/progress/progress.tsx';
import { Skeleton } from '../../packages/ui/src/skeleton/skeleton.tsx';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';
import { TyreGlyph } from '../../packages/ui/src/tyre-glyph/tyre-glyph.tsx';
import { WheelGlyph } from '../../packages/ui/src/wheel-glyph/wheel-glyph.tsx';
import { Line, Part, Shown } from './part.tsx';
import * as css from './sheet.css.ts';

const { color } = vars;

const swatches: [string, string][] = [
  ['фон', color.surface.paper],
  ['лист', color.surface.sheet],
  ['утоплен', color.surface.sunk],
  ['дорожка', color.surface.sunk2],
  ['чернила', color.ink.ink],
  ['вторичный', color.ink.ink2],
  ['подпись', color.ink.ink3],
  ['граница', color.line.line],
  ['асфальт', color.asphalt.asphalt],
  ['сигнал', color.signal.signal],
  ['зима', color.season.winter],
  ['лето', color.season.summer],
  ['всесезон', color.season.allseason],
  ['успех', color.state.ok],
  ['ошибка', color.state.danger],
  ['фокус', color.state.focus],
];

export function Colours() {
  return (
    <Part title="Цвета">
      <Line>
        {swatches.map(([name, background]) => (
          <span key={name} className={css.swatch}>
            <span className={css.swatchColour} style={{ background }} />
            {name}
          </span>
        ))}
      </Line>
    </Part>
  );
}

export function Type() {
  return (
    <Part title="Шрифт">
      <div className={css.stack}>
        <p className={css.h1}>Шины 205/55 R16</p>
        <p className={css.h2}>Корзина, 9 позиций</p>
        <p className={css.h3}>Предложения поставщиков</p>
        <p>Основной текст 14/20. Цены 1 234 ₽, 28 480 ₽, 147 900 ₽</p>
        <p className={css.caption}>Подпись 12/16. Цены обновлены сегодня в 11:42</p>
        <p className={css.marking}>
          315/80 R22,5 156/150L <span className={css.index}>5×114,3 ET45 DIA 60,1</span>
        </p>
      </div>
    </Part>
  );
}

export function Buttons() {
  return (
    <Part title="Кнопки">
      <Line>
        <Button variant="signal">Перейти к оформлению</Button>
        <Button variant="primary">В корзину</Button>
        <Button>Экспорт</Button>
        <Button variant="ghost">Отменить</Button>
        <Button variant="danger">Удалить</Button>
      </Line>
      <Line>
        <Shown as="data-hovered" selector="button">
          <Button variant="primary">Наведение</Button>
        </Shown>
        <Shown as="data-focus-visible" selector="button">
          <Button variant="primary">Фокус</Button>
        </Shown>
        <Button variant="primary" isPending>
          Сохраняем
        </Button>
        <Button variant="primary" isDisabled>
          Недоступна
        </Button>
        <Button variant="ghost" icon={<CheckIcon size={16} />}>
          В корзине
        </Button>
      </Line>
      <Line>
        <Button size="s">Малая</Button>
        <Button>Обычная</Button>
        <Button size="l">Крупная</Button>
        <IconButton
          variant="secondary"
          size="m"
          label="Экспорт"
          icon={<DownloadIcon size={16} />}
        />
        <IconButton label="В избранных" isSelected icon={<HeartIcon size={16} isFilled />} />
        <IconButton label="В избранные" icon={<HeartIcon size={16} />} />
        <Button variant="link">Ссылка-действие</Button>
      </Line>
    </Part>
  );
}

export function Badges() {
  return (
    <Part title="Бейджи">
      <Line>
        <Badge tone="winter" icon={<SnowflakeIcon size={14} />}>
          Зима
        </Badge>
        <Badge tone="summer" icon={<SunIcon size={14} />}>
          Лето
        </Badge>
        <Badge tone="allseason" icon={<SunSnowIcon size={14} />}>
          Всесезон
        </Badge>
        <Badge tone="technical">Шип</Badge>
        <Badge tone="technical">RunFlat</Badge>
        <Badge tone="technical">XL</Badge>
        <Badge tone="best">Лучшая цена</Badge>
      </Line>
      <Line>
        <Badge tone="ok" icon={<CheckIcon size={14} />}>
          Подтверждён
        </Badge>
        <Badge tone="warn" icon={<CircleQuestionMarkIcon size={14} />}>
          Проверьте
        </Badge>
        <Badge tone="danger" icon={<CircleAlertIcon size={14} />}>
          Отклонён
        </Badge>
        <Badge>Пропускаем</Badge>
        <Count tone="signal">9</Count>
        <Count>6</Count>
        <ChipGroup label="Выбранные фильтры" onRemove={() => undefined}>
          <Chip id="city" label="Город" removeLabel="Убрать">
            Тюмень
          </Chip>
        </ChipGroup>
      </Line>
    </Part>
  );
}

export function Glyphs() {
  return (
    <Part title="Глифы">
      <div className={css.line} style={{ gap: 24 }}>
        <TyreGlyph width={225} profile={65} diameter={17} season="winter" hasStuds />
        <TyreGlyph width={275} profile={40} diameter={20} season="summer" />
        <TyreGlyph width={205} profile={55} diameter={16} season="allseason" />
        <WheelGlyph
          width={7}
          diameter={17}
          bolts={5}
          pcd={114.3}
          offset={45}
          bore={60.1}
          spokes={10}
        />
        <WheelGlyph
          width={6}
          diameter={15}
          bolts={5}
          pcd={112}
          offset={47}
          bore={57.1}
          spokes={10}
          spokeStyle="plate"
        />
      </div>
    </Part>
  );
}

export function ProgressBars() {
  return (
    <Part title="Прогресс">
      <Progress label="Минимальный заказ" isLabelHidden value={100} />
      <Progress label="Минимальный заказ" isLabelHidden value={83} />
      <Progress label="Загрузка файла" isLabelHidden size="m" value={66} />
    </Part>
  );
}

export function Loading() {
  return (
    <Part title="Загрузка">
      <div className={css.loadingRow}>
        <Skeleton shape="box" width={68} height={46} />
        <div className={css.loadingLines}>
          <Skeleton width="70%" />
          <Skeleton width="42%" />
        </div>
        <Skeleton shape="box" width={84} height={28} />
      </div>
    </Part>
  );
}

export function Empty() {
  return (
    <Part title="Пусто">
      <EmptyState
        headingLevel={4}
        title="В избранном пока никого"
        actions={<Button>Выбрать поставщиков</Button>}
      >
        Нажмите на сердечко у поставщика, и его цены встанут первыми.
      </EmptyState>
    </Part>
  );
}

export function Notes() {
  return (
    <Part title="Сообщения">
      <div className={css.stack}>
        <Note tone="danger" title="Форма не сохранена.">
          Проверьте ИНН и телефон.
        </Note>
        <Note tone="ok">E-mail подтверждён.</Note>
        <Note>Прайс обновится в 14:00.</Note>
      </div>
    </Part>
  );
}
