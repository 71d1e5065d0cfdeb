import type { RaRecord } from 'react-admin';
import { valueAt } from '../../../domain/paths.ts';
import { isPickedFile } from '../../providers/multipart.ts';
import { renderValue } from '../fields/render-value.tsx';
import type { View } from '../view/view.ts';

/** One value of a version, formatted for display. */
export function VersionValue({
  view,
  path,
  version,
}: {
  view: View;
  path: string;
  version: object;
}) {
  const record = version as RaRecord;
  const value = valueAt(record, path);
  if (isPickedFile(value)) return <bdi>{value.rawFile.name}</bdi>;
  return renderValue(view, path, record);
}
