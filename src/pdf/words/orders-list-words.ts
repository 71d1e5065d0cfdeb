/** The words of the orders list (specification 9). */
export const ORDERS_LIST_WORDS = {
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
  total: (orders: number, unpaid: number) => `Total: ${orders} orders, ${unpaid} not paid (NP)`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
