import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { validateXML, type XMLFileInfo } from 'xmllint-wasm';
import { toFacturX } from '../../../../domain/documents/invoice/factur-x/to-factur-x.ts';
import { FACTUR_X_CASES } from '../../../support/factur-x-cases.ts';

const FOLDER = new URL('../../../fixtures/factur-x/', import.meta.url);
const MAIN = 'Factur-X_1.07.3_EN16931.xsd';

const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.xsd'));
const schemas: readonly XMLFileInfo[] = await Promise.all(
  names.map(async (fileName) => ({
    fileName,
    contents: await readFile(new URL(fileName, FOLDER), 'utf8'),
  })),
);
const [main] = schemas.filter(({ fileName }) => fileName === MAIN);
const imported = schemas.filter(({ fileName }) => fileName !== MAIN);

const judge = (contents: string) =>
  validateXML({
    xml: { fileName: 'factur-x.xml', contents },
    schema: main ? [main] : [],
    preload: imported,
  });

it.each([...FACTUR_X_CASES])('an invoice %s follows the schema of Factur-X', async (_, one) => {
  const { valid, errors } = await judge(toFacturX(one));
  expect(errors.map(({ message }) => message)).toEqual([]);
  expect(valid).toBe(true);
});

it('an invoice with its parts in another order is rejected by the schema', async () => {
  const [[, first] = []] = FACTUR_X_CASES;
  if (!first) throw new Error('There are no cases.');
  const xml = toFacturX(first);
  const swapped = xml.replace(
    /(<ram:PaymentReference>.*?<\/ram:PaymentReference>)(<ram:InvoiceCurrencyCode>.*?<\/ram:InvoiceCurrencyCode>)/,
    '$2$1',
  );
  expect(swapped).not.toBe(xml);
  expect((await judge(swapped)).valid).toBe(false);
});
