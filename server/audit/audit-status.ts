import type { FastifyInstance } from 'fastify';
import type { StatusReader } from '../resources/module.ts';
import { chainState } from './chain-state.ts';

/** It is verified each night. */
const LATE_MS = 26 * 3_600_000;

/** Whether the trail is as it was sealed, and how long ago that was verified. */
export const auditStatus = ({ database, now }: FastifyInstance): readonly StatusReader[] => [
  {
    line: 'audit',
    async read() {
      const { number, waiting, verifiedAt, verifiedNumber, damage } = await chainState(database);
      const facts = {
        number,
        waiting,
        verified: verifiedNumber ?? 0,
        damaged: damage?.number ?? 0,
        ...(verifiedAt && { verifiedAt: verifiedAt.toISOString() }),
      };
      if (damage) return { finding: 'damaged', facts };
      if (!verifiedAt) return { finding: 'first', facts };
      const isLate = now().getTime() - verifiedAt.getTime() > LATE_MS;
      return { finding: isLate ? 'late' : 'verified', facts };
    },
  },
];
