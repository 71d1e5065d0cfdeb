import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import {
  describedGoods,
  findGoods,
  type GoodsItem,
  proposedHsCode,
} from '../../../../domain/customs/goods-items.ts';
import { LOCALES } from '../../../../domain/fields.ts';
import { isOneOf } from '../../../../domain/is-one-of.ts';
import type { EditorValues } from '../editing/editor-values.ts';
import { LineCell } from './LineCell.tsx';

/** How many goods are offered at once. */
const OFFERED = 7;

/**
 * The description of goods, with those that families really send offered in all languages. What is
 * chosen is written in German and French, with its code; what is typed stays as it is, and gets the
 * code if only one fits. A code that was proposed for the text before goes with it; one that
 * somebody typed stays.
 */
export function GoodsCell(props: ComponentProps<typeof LineCell>) {
  const { at, readOnly, onKeyDown } = props;
  const listId = useId();
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext<EditorValues>();
  const anchor = useRef<HTMLSpanElement>(null);
  const [found, setFound] = useState<readonly GoodsItem[]>([]);
  const [highlighted, setHighlighted] = useState(-1);
  const isOpen = found.length > 0;
  /** The content of the cell when it was entered. */
  const entered = useRef('');

  const offer = (items: readonly GoodsItem[]) => {
    setFound(items);
    setHighlighted(-1);
  };

  const setCode = (code: string) => {
    if (getValues('customs')) setValue(`lines.${at}.hsCode`, code, { shouldDirty: true });
  };

  const proposeCode = (text: string) => {
    const code = getValues(`lines.${at}.hsCode`) ?? '';
    const proposed = proposedHsCode(text) ?? '';
    const wasProposed = text !== entered.current && code === proposedHsCode(entered.current);
    if (code !== proposed && (code === '' || wasProposed)) setCode(proposed);
  };

  const choose = (item: GoodsItem) => {
    setValue(`lines.${at}.text`, describedGoods(item), { shouldDirty: true });
    setCode(item.hsCode);
    offer([]);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const item = found[highlighted];
    if (isOpen && step) {
      event.preventDefault();
      setHighlighted(
        (highlighted + step + found.length + (highlighted < 0 && step < 0 ? 1 : 0)) % found.length,
      );
    } else if (isOpen && event.key === 'Escape') {
      // Only the list is closed, not the editor.
      event.stopPropagation();
      event.preventDefault();
      offer([]);
    } else {
      if (event.key === 'Enter') {
        if (item) choose(item);
        else offer([]);
      }
      onKeyDown(event);
    }
  };

  return (
    <span ref={anchor} style={{ display: 'block' }}>
      <LineCell
        {...props}
        onKeyDown={press}
        more={{
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': highlighted < 0 ? undefined : `${listId}-${highlighted}`,
          onChange: ({ target }) => {
            if (!readOnly) offer(findGoods(target.value, OFFERED));
          },
          onFocus: ({ target }) => {
            entered.current = target.value;
          },
          onBlur: ({ target }) => {
            offer([]);
            if (!readOnly) proposeCode(target.value);
          },
        }}
      />
      <Popper
        open={isOpen}
        anchorEl={anchor.current}
        placement="bottom-start"
        sx={{ zIndex: 'modal', maxWidth: '94vw' }}
      >
        <Paper elevation={6}>
          <MenuList
            id={listId}
            role="listbox"
            aria-label={translate('editor.customs.found')}
            dense
            variant="menu"
          >
            {found.map((item, place) => (
              <MenuItem
                key={item.hsCode + item.names.de}
                id={`${listId}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === highlighted}
                selected={place === highlighted}
                // The input keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(item)}
                sx={{ gap: 1.5, whiteSpace: 'normal' }}
              >
                <GoodsNames item={item} />
              </MenuItem>
            ))}
          </MenuList>
        </Paper>
      </Popper>
    </span>
  );
}

/** The code, the text of the document, and the name in the person's language where it is another. */
function GoodsNames({ item }: { item: GoodsItem }) {
  const locale = useLocale();
  const own = isOneOf(LOCALES, locale) ? item.names[locale] : '';
  const written = describedGoods(item);
  return (
    <>
      <code dir="ltr">{item.hsCode}</code>
      <span>
        <bdi>{written}</bdi>
        {own !== '' && !written.includes(own) && (
          <>
            {' · '}
            <bdi>{own}</bdi>
          </>
        )}
      </span>
    </>
  );
}
