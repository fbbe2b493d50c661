/**
 * Phrases of unsolicited offers that are rare in enquiries, in lower case. Names of a trade are not among them: a
 * casino may want software, and a client may ask for search engine optimization.
 */
export const SPAM_PHRASES: readonly string[] = [
  // Offers to do marketing for us.
  'first page of google|page one of google|rank your website|rank higher on google|boost your ranking',
  'increase your traffic|traffic to your website|quality backlinks|high da |guest post|sponsored post|link insertion',
  'domain authority|seo packages|came across your website|i was browsing your website|redesign your website at',
  'email database|verified leads|buy followers',
  // Money out of nothing.
  'make money online|earn money from home|per day from home|passive income|double your bitcoin|crypto investment',
  'guaranteed profit|guaranteed returns|forex signals|loan at 2%|loan at 3%|business loan offer|unclaimed inheritance',
  'next of kin|you have won|claim your prize',
  // Pills, flirts and games.
  'cheap viagra|buy viagra|buy cialis|without prescription|weight loss pills|hot singles|adult dating|casino bonus',
  'free spins|no deposit bonus',
  // Ways to hide where one is led.
  'bit.ly/|tinyurl.com/|cutt.ly/|t.me/|wa.me/|click here now|unsubscribe from future messages',
].flatMap((phrases) => phrases.split('|'))
