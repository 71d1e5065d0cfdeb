// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toFacturX } from '../../../../domain/documents/invoice/factur-x/to-factur-x.ts';
import { readCii } from '../../../support/cii.ts';
import { FACTUR_X_CASES } from '../../../support/factur-x-cases.ts';

const AGREEMENT = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement';

function read(name: string) {
  const snapshot = FACTUR_X_CASES.get(name);
  if (!snapshot) throw new Error(`There is no case ${name}.`);
  const invoice = readCii(toFacturX(snapshot));
  const agreed = (path: string) => invoice.root.one(`${AGREEMENT}/${path}`)?.text;
  const buyer = (path: string) => invoice.buyer()?.one(path)?.text;
  return { agreed, buyer, registration: invoice.buyer()?.one('SpecifiedTaxRegistration/ID') };
}

describe('the buyer in EN 16931', () => {
  it('is a company with its address, its VAT number and its contact person (BT-44 to BT-56)', () => {
    const { buyer, registration } = read('to a firm with all its numbers');
    expect(buyer('Name')).toBe('Musterhandel Beispiel GmbH');
    expect(buyer('DefinedTradeContact/PersonName')).toBe('Petra Probe');
    expect(buyer('PostalTradeAddress/LineOne')).toBe('Beispielallee 5');
    expect(buyer('PostalTradeAddress/PostcodeCode')).toBe('60311');
    expect(buyer('PostalTradeAddress/CityName')).toBe('Frankfurt am Main');
    expect(buyer('PostalTradeAddress/CountryID')).toBe('DE');
    expect(registration?.text).toBe('DE999000017');
    expect(registration?.attribute('schemeID')).toBe('VA');
  });

  it('finds its own numbers: the Leitweg-ID as BT-10, its order as BT-13, ours as BT-14', () => {
    const { agreed } = read('to a firm with all its numbers');
    expect(agreed('BuyerReference')).toBe('99123456-BEISPIEL-45');
    expect(agreed('BuyerOrderReferencedDocument/IssuerAssignedID')).toBe('PO-77');
    expect(agreed('SellerOrderReferencedDocument/IssuerAssignedID')).toBe('JS-10001');
  });

  it('is the recipient in Morocco if the receiver pays, without a customer number', () => {
    const { buyer, registration, agreed } = read('to the recipient');
    expect(buyer('Name')).toBe('Yassin Probe');
    expect(buyer('PostalTradeAddress/CountryID')).toBe('MA');
    expect(buyer('ID')).toBeUndefined();
    expect(registration).toBeUndefined();
    expect(agreed('BuyerOrderReferencedDocument')).toBeUndefined();
  });

  it.each([
    ['to a firm of a third country with the tax number of its own', 'CHE123456788MWST'],
    ['that charges a firm of a third country with a tax number on purpose', '001525845000067'],
  ])('%s is found by that number, which is no VAT number', (name, number) => {
    const { buyer, registration } = read(name);
    expect(buyer('ID')).toBe(number);
    expect(registration).toBeUndefined();
  });

  it('is the sender under his customer number if no other buyer is named', () => {
    const { buyer } = read('to Morocco, in cash');
    expect(buyer('Name')).toBe('Salma Muster');
    expect(buyer('ID')).toBe('K-1001');
  });
});

describe('the exemption of a transport', () => {
  it.each(['to a firm with all its numbers', 'to the recipient'])(
    '%s is E with its reason',
    (name) => {
      const snapshot = FACTUR_X_CASES.get(name);
      const [tax] = snapshot ? readCii(toFacturX(snapshot)).taxes() : [];
      expect(tax?.one('CategoryCode')?.text).toBe('E');
      expect(tax?.one('ExemptionReason')?.text).toContain('§ 4 Nr. 3');
    },
  );
});
