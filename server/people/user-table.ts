import { fold } from '../../domain/fold.ts';
import { users } from '../../domain/resources/users.ts';
import { SEARCH_FORM } from '../../domain/search/searchable-text.ts';
import { searchText } from '../resources/search-text.ts';
import { defineTable } from '../resources/table-store.ts';
import { preferenceRows } from '../stops/stops.ts';

/** A city's id: its folded name without blanks, so that different spellings share it. */
const cityIdOf = (cityName: unknown): string | null =>
  typeof cityName === 'string' && cityName !== ''
    ? fold(cityName).replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    : null;

/** The columns of a user's fields in the table `users`. */
export const userTable = defineTable({
  table: 'users',
  columns: {
    code: 'code',
    oldNumber: 'old_number',
    role: 'role',
    teamRole: 'team_role_id',
    'assignment.tours': 'assigned_tours',
    'assignment.trips': 'assigned_trips',
    'assignment.cities': 'assigned_cities',
    status: 'status',
    firstName: 'first_name',
    lastName: 'last_name',
    name: 'name',
    phone: 'phone',
    address: 'address',
    zipcode: 'zipcode',
    cityId: 'city_id',
    cityName: 'city_name',
    photo: 'photo',
    language: 'language',
    notes: 'notes',
    'tour._id': 'tour_id',
    'tour.Tname': 'tour_name',
    'tour.SubsCribedCity': 'subscribed_city',
  },
  generated: ['name', 'cityId', 'tour.Tname'],
  unread: ['password', 'currentPassword'],
  copies: {},
  beside: preferenceRows,
  search: 'search',
  searchForm: 'search_form',
  counters: { table: 'user_counters', by: ['role', 'status', 'tour_id'] },
  derive: (user) => ({
    city_id: cityIdOf(user.cityName),
    search: searchText(users.fields, user),
    search_form: SEARCH_FORM,
  }),
});
