import type { CSSProperties } from 'react';
import { Menu } from 'react-aria-components/Menu';
import { Button } from '../../packages/ui/src/button/button.tsx';
import { IconButton } from '../../packages/ui/src/icon-button/icon-button.tsx';
import {
  Building2Icon,
  CheckIcon,
  CircleAlertIcon,
  Disc3Icon,
  LogOutIcon,
  StoreIcon,
  TruckIcon,
  TyreIcon,
  UserIcon,
  XIcon,
} from '../../packages/ui/src/icons/icons.tsx';
import { surface } from '../../packages/ui/src/internal/popover.css.ts';
import { menu } from '../../packages/ui/src/menu/menu.css.ts';
import { MenuItem, MenuSection, MenuSeparator } from '../../packages/ui/src/menu/menu.tsx';
import * as modal from '../../packages/ui/src/modal/modal.css.ts';
import { Pagination } from '../../packages/ui/src/pagination/pagination.tsx';
import { Table, type TableColumn } from '../../packages/ui/src/table/table.tsx';
import { TabLink, TabLinks } from '../../packages/ui/src/tabs/tabs.tsx';
import { TextField } from '../../packages/ui/src/text-field/text-field.tsx';
import * as toast from '../../packages/ui/src/toast/toast.css.ts';
import * as tip from '../../packages/ui/src/tooltip/tooltip.css.ts';
import { Part, Shown } from './part.tsx';
import * as css from './sheet.css.ts';

export function Menus() {
  return (
    <Part title="Меню шапки">
      <div className={css.pair}>
        <div className={`${surface} ${css.inPlace}`}>
          <Menu aria-label="Каталог" className={menu}>
            <MenuItem icon={<TyreIcon size={16} />} end="2 418">
              Шины
            </MenuItem>
            <MenuItem icon={<Disc3Icon size={16} />} end="3 974">
              Диски
            </MenuItem>
            <MenuItem icon={<TruckIcon size={16} />} end="806">
              Грузовые шины
            </MenuItem>
            <MenuItem icon={<StoreIcon size={16} />} end="214">
              Поставщики
            </MenuItem>
          </Menu>
        </div>
        <Shown as="data-focused" selector='[data-key="companies"]'>
          <div className={`${surface} ${css.inPlace}`}>
            <Menu aria-label="Профиль" className={menu}>
              <MenuSection
                title={
                  <>
                    <span className={css.accountName}>Андрей Мельников</span>
                    <span className={css.accountMail}>zakup@kolesnica.example</span>
                  </>
                }
              >
                <MenuItem id="profile" icon={<UserIcon size={16} />}>
                  Мой профиль
                </MenuItem>
                <MenuItem id="companies" icon={<Building2Icon size={16} />} end="3">
                  Компании
                </MenuItem>
              </MenuSection>
              <MenuSeparator />
              <MenuItem id="leave" icon={<LogOutIcon size={16} />}>
                Выйти
              </MenuItem>
            </Menu>
          </div>
        </Shown>
      </div>
    </Part>
  );
}

export function TabRow({ id }: { id: string }) {
  return (
    <Part title="Вкладки">
      <Shown as="data-focus-visible" selector="li:last-child a">
        <TabLinks label={`Разделы компании, ${id}`}>
          <TabLink href="#profile" isCurrent>
            Профиль
          </TabLink>
          <TabLink href="#about">О компании</TabLink>
          <TabLink href="#people" count="12">
            Сотрудники
          </TabLink>
          <TabLink href="#rests" count="12 480">
            Остатки
          </TabLink>
        </TabLinks>
      </Shown>
    </Part>
  );
}

interface Offer {
  supplier: string;
  city: string;
  price: string;
  stock: string;
}

const offers: Offer[] = [
  { supplier: 'Шинторг Урал', city: 'Екатеринбург', price: '14 280 ₽', stock: '212' },
  { supplier: 'Колесо-Опт', city: 'Челябинск', price: '14 350 ₽', stock: '1 480' },
];

const columns: TableColumn<Offer>[] = [
  { id: 'supplier', title: 'Поставщик', cell: (offer) => offer.supplier, isRowHeader: true },
  { id: 'city', title: 'Город', cell: (offer) => offer.city },
  { id: 'price', title: 'Цена', cell: (offer) => <b>{offer.price}</b>, align: 'end' },
  { id: 'stock', title: 'Остаток', cell: (offer) => offer.stock, align: 'end' },
];

export function Tables({ id }: { id: string }) {
  return (
    <Part title="Таблица">
      <Table
        caption="Предложения поставщиков"
        columns={columns}
        rows={offers}
        rowKey={(offer) => offer.supplier}
      />
      <Shown as="data-focus-visible" selector='a[href="#page=3"]'>
        <Pagination
          label={`Страницы, ${id}`}
          page={1}
          pageCount={121}
          siblings={2}
          hrefOf={(page) => `#page=${page}`}
          pageLabel={(page) => `Страница ${page}`}
          previousLabel="Назад"
          nextLabel="Вперёд"
        />
      </Shown>
    </Part>
  );
}

const close = <IconButton variant="inherit" size="m" label="Закрыть" icon={<XIcon size={16} />} />;

export function Toasts() {
  return (
    <Part title="Тосты">
      <div className={css.stack} style={{ maxWidth: 440 }}>
        <div className={toast.toasts.success}>
          <span className={toast.marks.success}>
            <CheckIcon size={16} />
          </span>
          <span className={toast.words}>Данные компании успешно обновлены</span>
          {close}
        </div>
        <div className={toast.toasts.error}>
          <span className={toast.marks.error}>
            <CircleAlertIcon size={16} />
          </span>
          <span className={toast.words}>Остатки не загрузились</span>
          <button type="button" className={toast.action}>
            Повторить
          </button>
          {close}
        </div>
      </div>
    </Part>
  );
}

export function Modals() {
  return (
    <Part title="Модальное">
      <div className={css.modalGround}>
        <div className={modal.boxes.regular}>
          <div className={modal.dialog}>
            <div className={modal.head}>
              <h4 className={modal.title}>Удалить компанию «Колесница»?</h4>
              <div className={modal.close}>
                <IconButton label="Закрыть" icon={<XIcon />} />
              </div>
            </div>
            <p>
              Снимем с продажи 12 480 позиций и закроем доступ 12 сотрудникам. Филиалы останутся
              самостоятельными компаниями. Вернуть удалённое нельзя.
            </p>
            <TextField label="Чтобы подтвердить, введите ИНН" placeholder="6671045512" />
            <div className={modal.actions}>
              <Button>Оставить</Button>
              <Button variant="danger">Удалить компанию</Button>
            </div>
          </div>
        </div>
      </div>
    </Part>
  );
}

function Tip({ children, width = 140 }: { children: string; width?: number }) {
  return (
    <div
      className={`${tip.tooltip} ${css.tooltipInPlace}`}
      style={{ [tip.width]: `${width}px` } as CSSProperties}
      data-placement="top"
    >
      {children}
    </div>
  );
}

export function Tooltips() {
  return (
    <Part title="Подсказка">
      <div className={css.line} style={{ gap: 24 }}>
        <Tip>Разброс цен у 21 поставщика — 11 %</Tip>
        <Tip width={240}>DOT 3426: 34-я неделя 2026 года</Tip>
      </div>
    </Part>
  );
}
