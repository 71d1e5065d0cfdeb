/** The fixed texts of the orders list (specification 9). */
export const ordersListTexts = {
  title: 'Orders List',
  city: 'Destination',
  sender: 'Sender',
  recipient: 'Recipient',
  phone: 'Phone',
  packages: 'Packages',
  weight: 'Weight in Kg',
  payment: 'Paid',
  paid: 'P',
  unpaid: 'NP',
  code: 'Code',
  directions: { A: 'To Morocco', B: 'From Morocco' },
  trip: (name: string) => `Trip: ${name}`,
  subtotal: (orders: number, unpaid: number) =>
    `${orders} orders${unpaid > 0 ? `, ${unpaid} not paid (NP)` : ''}`,
  total: (orders: number, unpaid: number) => `Total: ${orders} orders, ${unpaid} not paid (NP)`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
