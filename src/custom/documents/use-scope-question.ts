import { type RefObject, useState } from 'react';
import type { Order } from '../../../domain/resources/commands.ts';
import { type CustomerScope, isScopeOpen, usualScope } from './edited-order.ts';
import type { EditorValues } from './editor-values.ts';
import type { DocumentKind } from './kinds.ts';

type Asked = { readonly answer: (scope: CustomerScope | undefined) => void };

/** Asks for what a correction of the customer is meant, where that is open. */
export function useScopeQuestion(kind: DocumentKind, base: RefObject<Order>) {
  const [asked, setAsked] = useState<Asked>();
  const ask = () =>
    new Promise<CustomerScope | undefined>((resolve) => {
      setAsked({
        answer: (scope) => {
          setAsked(undefined);
          resolve(scope);
        },
      });
    });
  /** For what it is meant; nothing where the person thinks better of it. */
  const scopeFor = async (values: EditorValues): Promise<CustomerScope | undefined> =>
    isScopeOpen(values, base.current, kind) ? ask() : usualScope(base.current);
  return { asked, scopeFor };
}

export type ScopeQuestion = ReturnType<typeof useScopeQuestion>;
