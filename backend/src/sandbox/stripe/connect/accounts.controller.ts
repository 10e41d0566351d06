import { Body, Param } from '@nestjs/common';
import { AccountLinks, newLink, type NewLink } from './account-links.js';
import { accountChange, newAccount, type AccountChange, type NewAccount } from './account-forms.js';
import { Accounts } from './accounts.js';
import { params } from '../wire/form.js';
import { StripeController, StripeDelete, StripePost } from '../wire/stripe-route.js';

@StripeController()
export class AccountsController {
  constructor(
    private readonly accounts: Accounts,
    private readonly links: AccountLinks,
  ) {}

  @StripePost('accounts')
  create(@Body(params(newAccount)) wanted: NewAccount) {
    return this.accounts.create(wanted);
  }

  @StripePost('accounts/:id')
  change(@Param('id') id: string, @Body(params(accountChange)) wanted: AccountChange) {
    return this.accounts.change(id, wanted);
  }

  @StripeDelete('accounts/:id')
  delete(@Param('id') id: string) {
    return this.accounts.delete(id);
  }

  @StripePost('account_links')
  link(@Body(params(newLink)) wanted: NewLink) {
    return this.links.create(wanted);
  }
}
