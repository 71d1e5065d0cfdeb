import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { User } from '../../../../domain/resources/users.ts';
import { toRecord } from '../../../providers/envelope.ts';
import { failureOf } from '../../../providers/http-error.ts';
import {
  bodyOfChange,
  bodyOfNew,
  type OrderValues,
  type Sender,
  withoutEmpty,
} from './order-values.ts';
import { senderOf } from './sender-of.ts';

/**
 * The result of saving: done, another user saved first, fields are invalid, it failed, or the session
 * has expired (then the framework leads to the login).
 */
type SaveResult =
  | { done: Order }
  | { ended: true }
  | { stale: Order }
  | { errors: Record<string, unknown> }
  | { failed: unknown };

type Attempt = {
  values: OrderValues;
  /** The version that the values are based on; none for a new order. */
  base: Order | undefined;
  /** Called as soon as a new customer exists, so that a second attempt does not create another one. */
  onSender: (sender: Sender) => void;
};

/** Saves an order, and first its sender if that one is new. */
export function useSaveOrder() {
  const provider = useDataProvider();
  const client = useQueryClient();
  const [isSaving, setSaving] = useState(false);

  const senderFor = async ({ values, onSender }: Attempt): Promise<Sender> => {
    if (values.user) return values.user;
    const { data } = await provider.create<User>('users', {
      data: withoutEmpty(values.newSender ?? {}),
    });
    const sender = senderOf(data);
    if (sender._id) onSender(sender);
    return sender;
  };

  const write = async ({ values, base }: Attempt, sender: Sender): Promise<Order> => {
    if (!base) {
      const { data } = await provider.create<Order>('commands', {
        data: bodyOfNew(values, sender),
      });
      return data;
    }
    const { data } = await provider.update<Order>('commands', {
      id: base.id,
      data: bodyOfChange(values, sender, base),
      previousData: base,
    });
    return data;
  };

  const attempt = async (given: Attempt): Promise<SaveResult> => {
    let sender: Sender;
    try {
      sender = await senderFor(given);
      if (!sender._id) return { ended: true };
    } catch (error) {
      const { errors } = failureOf(error);
      return errors ? { errors: { newSender: errors } } : { failed: error };
    }
    try {
      const done = await write(given, sender);
      return done.id === undefined ? { ended: true } : { done };
    } catch (error) {
      const { code, current, errors } = failureOf(error);
      if (code === 'record.stale' && current) return { stale: toRecord(current) as Order };
      return errors ? { errors } : { failed: error };
    }
  };

  return {
    isSaving,
    save: async (given: Attempt): Promise<SaveResult> => {
      setSaving(true);
      try {
        return await attempt(given);
      } finally {
        setSaving(false);
        void client.invalidateQueries({ queryKey: ['commands'] });
      }
    },
  };
}
